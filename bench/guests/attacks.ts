import type { Attack } from './attack.ts';
import { entering, returning, spectators, syncing, wandering } from './attacks/comings.ts';
import { deaf, silent, slowBodies } from './attacks/holding.ts';
import { importing } from './attacks/importing.ts';
import { logs, replays, replaysFromAnywhere } from './attacks/reading.ts';
import { commanding, refused, renaming, starting } from './attacks/writing.ts';

/** Every attack, with what is told of it. */
export const ATTACKS = {
  entering: { what: '60 people enter one room, again and again', attack: entering },
  wandering: { what: '60 people go from room to room', attack: wandering },
  returning: { what: '60 people connect, enter and are gone, again and again', attack: returning },
  spectators: { what: '300 people come to watch, once each', attack: spectators },
  syncing: { what: '60 people ask for the whole table, again and again', attack: syncing },
  replays: { what: '120 readers of the longest match, from one address', attack: replays },
  anywhere: { what: '120 readers of the longest match, from an address each', attack: replaysFromAnywhere },
  logs: { what: '10 people ask for the longest log', attack: logs },
  deaf: { what: '30 people ask, and read nothing', attack: deaf },
  renaming: { what: '30 people take name after name', attack: renaming },
  commanding: { what: '60 hosts change the rules all the time', attack: commanding },
  starting: { what: '10 hosts start matches and call them off', attack: starting },
  refused: { what: '60 people play what they may not, 8 kB each', attack: refused },
  importing: { what: 'the admin reads files of 16 MB', attack: importing },
  bodies: { what: '200 requests whose bodies come byte by byte', attack: slowBodies },
  silent: { what: '1,000 connections that say nothing', attack: silent },
} as const satisfies Record<string, { what: string; attack: Attack }>;

export type AttackName = keyof typeof ATTACKS;

export function isAttack(name: string): name is AttackName {
  return Object.hasOwn(ATTACKS, name);
}
