import type { Mirror } from '../people/mirror.ts';
import type { Random } from '../random.ts';
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
