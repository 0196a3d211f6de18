import { it } from 'vitest';
import { playAuchoByLink } from '../support/auchoByLink.ts';

const SEED = 'aucho 1';

it(`four friends play to seven by link, through a reload and a kill -9 of the server (seed ${SEED})`, async () => {
  await playAuchoByLink({ seed: SEED, ziel: 7, moves: 25 });
});
