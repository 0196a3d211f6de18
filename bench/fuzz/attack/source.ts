import type { Random } from '@stammtisch/kit/testing/random';
import type { Mirror } from '../people/mirror.ts';
import type { Role, Scene } from './scene.ts';

/** What a message is composed from: chance, and what the attacker sees. */
export interface Source {
  readonly random: Random;
  readonly number: number;
  readonly role: Role;
  readonly roomId: string | null;
  readonly mirror: Mirror;
  readonly scene: Scene;
}
