import { type Attack, scaled, sendSteadily, workersFor } from '../attack.ts';
import { connectMany, HOSTILE_ADDRESS, signInMany } from '../guest.ts';

const VIEWS = ['open', '0', '1', '2', '3'] as const;

/** One request whose answer is read to its end. */
async function read(url: string, address = HOSTILE_ADDRESS): Promise<number> {
  const response = await fetch(url, { headers: { 'x-forwarded-for': address } });
  await response.arrayBuffer();
  return response.status;
}

/** A hundred and twenty readers of the longest match, who want all its deals through all eyes. */
export const replays: Attack = async (options) => {
  const { place, tally } = options;
  const { matchId, deals } = place.longest;
  const count = scaled(120, options);
  return (seconds) =>
    workersFor(count, seconds, async (worker, n) => {
      const at = worker + n * count;
      const view = VIEWS[Math.floor(at / deals) % VIEWS.length];
      tally.sent++;
      const status = await read(`${place.url}/api/matches/${matchId}/deals/${1 + (at % deals)}?view=${view}`);
      tally.count(tally.answers, `HTTP ${status}`);
    });
};

/** The same from an address each: what is counted by address does not help. */
export const replaysFromAnywhere: Attack = async (options) => {
  const { place, tally } = options;
  const { matchId, deals } = place.longest;
  const count = scaled(120, options);
  return (seconds) =>
    workersFor(count, seconds, async (worker, n) => {
      const path = n % 2 === 0 ? `/deals/${1 + ((worker + n) % deals)}?view=${VIEWS[n % VIEWS.length]}` : '';
      tally.sent++;
      const status = await read(`${place.url}/api/matches/${matchId}${path}`, `10.90.0.${worker}`);
      tally.count(tally.answers, `HTTP ${status}`);
    });
};

/** Ten people at a table with the longest log, who ask for it. */
export const logs: Attack = async (options) => {
  const { place, tally } = options;
  const { matchId, roomId, deals } = place.longest;
  const connections = await connectMany(place.url, await signInMany(place.url, scaled(10, options)), tally);
  for (const connection of connections) await connection.ask('enter', { roomId });
  return async (seconds) => {
    await sendSteadily(connections, seconds, tally, (_connection, n) => [
      'log',
      { matchId, deal: 1 + (n % deals) },
    ]);
    for (const connection of connections) tally.close(connection);
  };
};
