import { SEATS } from '@stammtisch/kit';
import { always } from '@stammtisch/kit/testing';
import { describe, expect, test } from 'vitest';
import type { Party, SpielStage } from '../src/index.ts';
import { publicParties } from '../src/parties.ts';
import { suite } from './support/play.ts';
import { ALONE, BRIDE, PLAIN, table } from './support/table.ts';

describe('parties', () => {
  test('DK-11 the holders of a Kreuz-Ass are Re, and know it; nobody else does', () => {
    const t = table();
    t.deal(PLAIN);
    t.answers();
    expect(SEATS.map((seat) => t.view(seat).own?.party)).toEqual(['kontra', 're', 'kontra', 're']);
    expect(t.parties()).toEqual([null, null, null, null]);
    expect(t.view('public').own).toBeNull();
  });

  test('DK-13 a Kreuz-Ass on the table makes Re, the second one the rest Kontra', () => {
    const t = table();
    t.deal(PLAIN);
    t.answers();
    t.legt('CA CJ');
    expect(t.parties()).toEqual([null, 're', null, null]);
    t.legt('CA');
    expect(t.parties()).toEqual(['kontra', 're', 'kontra', 're']);
  });

  test('DK-13 an announcement makes the party public, in its own words or not', () => {
    const t = table();
    t.deal(PLAIN);
    t.answers();
    t.sagt(1, 're');
    t.legt('CT C9');
    expect(t.parties()).toEqual([null, 're', null, null]);
    t.legt('C9');
    t.sagt(0, 'kontra');
    expect(t.parties()).toEqual(['kontra', 're', null, null]);
    t.legt('CJ D9 DJ');
    t.sagt(3, 'keine90');
    expect(t.parties()).toEqual(['kontra', 're', 'kontra', 're']);
  });

  test('DK-13 both Kreuz-Asse from one seat make all others Kontra', () => {
    const t = table();
    t.deal(ALONE);
    t.answers();
    t.legt('CA C9 CJ CK');
    expect(t.parties()).toEqual([null, 're', null, null]);
    t.legt('CA');
    expect(t.parties()).toEqual(['kontra', 're', 'kontra', 'kontra']);
    expect(t.view('public').deal.kind).toBe('normal');
  });

  test('DK-13 three of Kontra leave one for Re', () => {
    const t = table({ options: { ansageFrist: 'latest' } });
    t.deal(BRIDE);
    t.answers();
    t.legt('D9');
    t.sagt(2, 'kontra');
    t.legt('DA');
    t.sagt(3, 'keine90');
    expect(t.parties()).toEqual([null, null, 'kontra', 'kontra']);
    t.legt('DT');
    t.sagt(0, 'keine60');
    expect(t.parties()).toEqual(['kontra', 're', 'kontra', 'kontra']);
  });

  test('DK-13 not following suit tells nothing', () => {
    const t = table();
    t.deal(['CA CT D9', 'S:99JJQQKKTTAA', 'CA C9', 'CJ CQ']);
    t.answers();
    t.legt('CT S9 C9 CJ');
    expect(t.parties()).toEqual([null, null, null, null]);
  });
});

/** DK-13 once more: the parties that are the same however the Kreuz-Asse may lie, given what all have seen. */
function deduced({ contract, play }: SpielStage): readonly (Party | null)[] {
  const holders = SEATS.flatMap((a) => SEATS.map((b) => [a, b])).filter((pair) =>
    SEATS.every((seat) => {
      const held = pair.filter((holder) => holder === seat).length;
      const spoke = play.ansagen.some((made) => made.seat === seat);
      return play.aces[seat] <= held && (!spoke || contract.re.includes(seat) === held > 0);
    }),
  );
  return SEATS.map((seat) => {
    if (holders.every((pair) => pair.includes(seat))) return 're';
    return holders.some((pair) => pair.includes(seat)) ? null : 'kontra';
  });
}

describe('what all know', () => {
  test('DK-13 is exactly what follows from the Kreuz-Asse laid and the announcements', () => {
    const seen = new Map<string, number>();
    always(suite, 50, 260, ({ after }) => {
      if (after.stage.phase !== 'spiel' || after.stage.contract.kind !== 'normal') return;
      const parties = publicParties(after.stage);
      const all = deduced(after.stage);
      if (parties.join() !== all.join()) expect(parties).toEqual(all);
      const key = [...parties].sort().join();
      seen.set(key, (seen.get(key) ?? 0) + 1);
    });
    // None, one and two known of each party, both Re, and one alone.
    expect(seen.size).toBeGreaterThanOrEqual(6);
  });
});
