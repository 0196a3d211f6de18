import type { Random } from '@stammtisch/kit/testing/random';
import { Connection, type Listener } from '../connection.ts';
import type { Person } from '../people/person.ts';
import type { Visitor } from '../people/visitor.ts';
import type { Verdict } from '../verdict.ts';

export interface HandshakeAttack {
  readonly visitor: Visitor;
  readonly random: Random;
  readonly number: number;
  readonly verdict: Verdict;
}

const ORIGINS = [
  'https://evil.example',
  'null',
  'file://',
  'http://127.0.0.1',
  'http://127.0.0.1:1@evil.example',
  'x',
  '',
];

const COOKIES = [
  'stammtisch=',
  'stammtisch=%E0%A4%A',
  `stammtisch=${'a'.repeat(43)}`,
  `stammtisch=${'a'.repeat(6000)}`,
  'stammtisch=__proto__; __proto__=1; constructor=2',
  'stammtisch="\t"; ;;=;',
  `${'x=1; '.repeat(900)}`,
  'stammtisch=é\u00ff',
];

/** A connection that must not be let in; whether it was. */
async function letIn(
  attack: HandshakeAttack,
  person: Person | null,
  headers: Readonly<Record<string, string>>,
  connects = 1,
): Promise<boolean> {
  const listener: Listener = {
    event: (_connection, name) => attack.verdict.violate(`a stranger was told «${name}»`, attack.number),
  };
  const connection = new Connection({ url: attack.visitor.url, person, headers, connects }, listener);
  const connected = await connection.connected();
  connection.terminate();
  return connected;
}

/** One more connection of the same player, which comes into the room or goes before it is there. */
async function secondTab({ visitor, random }: HandshakeAttack): Promise<void> {
  const options = { url: visitor.url, person: visitor.person };
  const connection = new Connection(options, visitor);
  if (!(await connection.connected())) return;
  if (visitor.roomId !== null) {
    visitor.entering(connection, visitor.roomId);
    const answer = connection.ask('enter', { roomId: visitor.roomId });
    // Closing at once is what a page does that is loaded again.
    if (random.oneIn(2)) connection.send('41');
    else visitor.answered(connection, 'enter', await answer);
  }
  connection.close();
}

/** Opens connections from other origins, without a session, with bad cookies, too many at once, or one more of one's own. */
export async function handshake(attack: HandshakeAttack): Promise<void> {
  const { visitor, random, number, verdict } = attack;
  switch (random.below(5)) {
    case 0: {
      const origin = random.pick(ORIGINS);
      if (await letIn(attack, visitor.person, { origin })) verdict.violate(`let in from «${origin}»`, number);
      return;
    }
    case 1:
      if (await letIn(attack, null, {})) verdict.violate('let in without a session', number);
      return;
    case 2: {
      const cookie = random.pick(COOKIES);
      if (await letIn(attack, null, { cookie })) verdict.violate(`let in with «${cookie}»`, number);
      return;
    }
    case 3:
      // Many sockets on one connection; how many of them the server opens is its business, if they all go again.
      await letIn(attack, visitor.person, {}, 100);
      return;
    default:
      return secondTab(attack);
  }
}
