import type { Random } from '@stammtisch/kit/testing/random';
import { eventFrame } from '../frames.ts';

/** Frames that are not the protocol; the server may close the connection, and nothing more. */
const FRAMES: readonly string[] = [
  '',
  '0',
  '1',
  '2',
  '2probe',
  '3probe',
  '5',
  '6',
  '9',
  '4',
  '40',
  '40{"sid":"x"}',
  '40/admin,',
  '40/table:x:0,{"a":1}',
  '41',
  '41{"a":1}',
  '42',
  '42[]',
  '42[NaN]',
  '42["intent",NaN]',
  '42["intent",-]',
  '42{"0":"intent"}',
  '42["connect",{}]',
  '42["connect_error",{}]',
  '42["disconnect","x"]',
  '42["disconnecting"]',
  '42["newListener","intent",{}]',
  '42["removeListener","intent"]',
  '42[5,{}]',
  '42[{"toString":1},2]',
  '42/admin,1["intent",{}]',
  '421e9["intent",{}]',
  '4299999999999999999999["intent",{}]',
  '430[{"ok":true}]',
  '43',
  '431["x",{"__proto__":{"ok":true}}]',
  '44{"message":"x"}',
  '45-["intent",{}]',
  '451-["intent",{"_placeholder":true,"num":0}]',
  '4511-["intent",{}]',
  '459007199254740993-["intent"]',
  '452-["intent",{"_placeholder":true,"num":9}]',
  '461-1[{"_placeholder":true,"num":-1}]',
  '47',
  '4x',
  'b4AAAA',
  '\u0000',
  '42["intent",{"a":"\ud800"}]',
  `42${'['.repeat(8000)}`,
];

/** A frame that breaks the protocol. */
export function brokenFrame(random: Random): string {
  return random.pick(FRAMES);
}

/** A binary message in several frames: what is announced, then bytes. Complete, or with too few or too many. */
export function binaryFrames(
  random: Random,
  args: readonly unknown[],
  id: number,
): readonly (string | Uint8Array)[] {
  const bytes = Uint8Array.from({ length: random.below(200) }, () => random.below(256));
  const placeholder = { _placeholder: true, num: random.pick([0, 0, 0, 1, -1, 1e9]) };
  const event = eventFrame([...args.slice(0, 1), placeholder], id);
  const announced = `451-${event.slice(2)}`;
  switch (random.below(5)) {
    case 0:
      return [bytes];
    case 1:
      return [announced, event];
    case 2:
      return [announced, bytes, bytes];
    default:
      return [announced, bytes];
  }
}
