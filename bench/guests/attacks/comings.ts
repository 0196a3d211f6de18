import { type Attack, scaled, sendSteadily, workersFor } from '../attack.ts';
import { connect, connectMany, openRoom, signInMany } from '../guest.ts';

/** Sixty people in one room, who enter it again and again. */
export const entering: Attack = async (options) => {
  const { place, tally } = options;
  const guests = await signInMany(place.url, scaled(60, options));
  const [host] = guests;
  if (host === undefined) throw new RangeError('nobody attacks');
  const roomId = await openRoom(place.url, host, 1);
  const connections = await connectMany(place.url, guests, tally);
  return async (seconds) => {
    await sendSteadily(connections, seconds, tally, () => ['enter', { roomId }]);
    for (const connection of connections) tally.close(connection);
  };
};

/** Sixty people who go from room to room. */
export const wandering: Attack = async (options) => {
  const { place, tally } = options;
  const guests = await signInMany(place.url, scaled(60, options));
  const rooms = await Promise.all(guests.slice(0, 10).map((guest, i) => openRoom(place.url, guest, i)));
  const connections = await connectMany(place.url, guests, tally);
  return async (seconds) => {
    await sendSteadily(connections, seconds, tally, (_connection, n) => [
      'enter',
      { roomId: rooms[n % rooms.length] },
    ]);
    for (const connection of connections) tally.close(connection);
  };
};

/** Sixty people who connect, enter and are gone, again and again. */
export const returning: Attack = async (options) => {
  const { place, tally } = options;
  const guests = await signInMany(place.url, scaled(60, options));
  const [host] = guests;
  if (host === undefined) throw new RangeError('nobody attacks');
  const roomId = await openRoom(place.url, host, 1);
  return (seconds) =>
    workersFor(guests.length, seconds, async (worker) => {
      const guest = guests[worker];
      const connection = guest === undefined ? null : await connect(place.url, guest, tally);
      tally.sent++;
      if (connection === null) return tally.count(tally.answers, 'not let in');
      tally.answered(await connection.ask('enter', { roomId }));
      tally.close(connection);
    });
};

/** Three hundred people who come to watch one table, each once. */
export const spectators: Attack = async (options) => {
  const { place, tally } = options;
  const guests = await signInMany(place.url, scaled(300, options));
  const connections = await connectMany(place.url, guests, tally);
  const { roomId } = place.longest;
  return async () => {
    const asked = connections.map(async (connection) => {
      tally.sent++;
      tally.answered(await connection.ask('enter', { roomId }));
    });
    await Promise.all(asked);
    for (const connection of connections) tally.close(connection);
  };
};

/** Sixty people at one table who ask for all of it again and again. */
export const syncing: Attack = async (options) => {
  const { place, tally } = options;
  const { matchId, roomId } = place.longest;
  const connections = await connectMany(place.url, await signInMany(place.url, scaled(60, options)), tally);
  for (const connection of connections) await connection.ask('enter', { roomId });
  return async (seconds) => {
    await sendSteadily(connections, seconds, tally, () => ['sync', { matchId, cause: 'wake' }]);
    for (const connection of connections) tally.close(connection);
  };
};
