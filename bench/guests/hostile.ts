import type { Place } from './attack.ts';
import { ATTACKS, isAttack } from './attacks.ts';
import { outcomeOf, Tally } from './tally.ts';

/*
 * Those who attack, in a process of their own: they get ready, say so, and begin when they are told. Arguments: the
 * attack, how many as a part of the full number, and for how many seconds. The place comes as the first message.
 */

const [name = '', scale = '1', seconds = '10'] = process.argv.slice(2);
if (!isAttack(name)) throw new RangeError(`no attack: ${name}`);
const { attack } = ATTACKS[name];

process.on('disconnect', () => process.exit(0));

function heard<T>(): Promise<T> {
  return new Promise((resolve) => process.once('message', (message) => resolve(message as T)));
}

const placed = heard<Place>();
process.send?.('here');
const place = await placed;
const tally = new Tally();
const assault = await attack({ place, tally, scale: Number(scale) });
const begun = heard<unknown>();
process.send?.('ready');
await begun;
// What was sent and answered while getting ready is no attack.
tally.reset();
await assault(Number(seconds));
process.send?.(outcomeOf(tally));
