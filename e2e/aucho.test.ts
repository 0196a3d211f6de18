import { it } from 'vitest';
import { playAuchoByLink } from './support/auchoByLink.ts';

const SEED = 'aucho 1';

it(`four friends play a short match by link, through a reload and a kill -9 of the server (seed ${SEED})`, async () => {
  await playAuchoByLink({ seed: SEED, ziel: 3, moves: 12 });
});
