import { describe, expect, it } from 'vitest';
import {
  deskMatchPath,
  deskPath,
  JOURNAL,
  replayPath,
  roomIdFrom,
  roomPath,
  routeOf,
  START,
  transferTarget,
} from '../src/browser/router.ts';

const ROOM = '23456789abcdef';

describe('a path', () => {
  it.each([
    [START, { page: 'start' }],
    [roomPath(ROOM), { page: 'room', roomId: ROOM }],
    [`${roomPath(ROOM)}/`, { page: 'room', roomId: ROOM }],
    [replayPath('m1234567'), { page: 'replay', matchId: 'm1234567' }],
    ['/t/token', { page: 'transfer', token: 'token' }],
    [deskPath(), { page: 'desk', at: 'matches' }],
    ['/admin/', { page: 'desk', at: 'matches' }],
    [JOURNAL, { page: 'desk', at: 'journal' }],
    [deskMatchPath('m1234567'), { page: 'desk', at: 'match', matchId: 'm1234567' }],
  ])('%s leads to its page', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  it.each(['/r', '/r/', '/x/y', '/r/a/b', '/adminx', '/m/'])('%s leads nowhere', (path) => {
    expect(routeOf(path)).toEqual({ page: 'unknown' });
  });

  it.each(['/admin/x', '/admin/m', '/admin/m/a/b', '/admin/journal/x'])(
    '%s is no page of the desk',
    (path) => {
      expect(routeOf(path)).toEqual({ page: 'desk', at: 'unknown' });
    },
  );

  it('of the desk takes its query along', () => {
    expect(deskPath({ tag: 'two words' })).toBe('/admin?tag=two+words');
  });
});

describe('a room in what somebody brings along', () => {
  it.each([
    ROOM,
    ` ${ROOM.toUpperCase()} `,
    '2345-6789-abcd-ef',
    `https://cards.example.org/r/${ROOM}`,
    `Come to https://cards.example.org/r/${ROOM}?from=chat#x`,
  ])('«%s» means it', (text) => {
    expect(roomIdFrom(text)).toBe(ROOM);
  });

  it.each(['', 'hello', `${ROOM}x`, 'https://cards.example.org/m/m1234567'])('«%s» means none', (text) => {
    expect(roomIdFrom(text)).toBeNull();
  });

  it('behind the # of a link for another device leads there, anything else to the start page', () => {
    expect(transferTarget(`#${ROOM}`)).toBe(roomPath(ROOM));
    expect(transferTarget('#//evil.example.org')).toBe(START);
    expect(transferTarget('')).toBe(START);
  });
});
