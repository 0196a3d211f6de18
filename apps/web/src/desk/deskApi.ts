import type {
  AdminSession,
  DeskFigures,
  DeskMatch,
  DeskRoom,
  Imported,
  Journal,
  MatchList,
  Remarks,
  ReplayDeal,
  ReplayView,
  Verdict,
} from '@stammtisch/protocol';
import { type Answer, ask, jsonBody } from '../connection/api.ts';

/** The server plays a whole match again, or reads a long file: that may take a while. */
const PATIENT_MS = 60_000;

function request<T extends object>(path: string, init?: RequestInit, timeoutMs?: number): Promise<Answer<T>> {
  return ask(`/api/admin${path}`, init, timeoutMs);
}

const matchPath = (matchId: string) => `/matches/${encodeURIComponent(matchId)}`;
const roomActPath = (roomId: string, act: string) => `/rooms/${encodeURIComponent(roomId)}/${act}`;

/** Whether this browser is logged in at the desk. */
export function fetchAdminSession(): Promise<Answer<AdminSession>> {
  return request('/session');
}

/** Logs in. */
export function logIn(password: string): Promise<Answer<AdminSession>> {
  return request('/session', jsonBody('POST', { password }));
}

/** Logs out. */
export function logOut(): Promise<Answer<AdminSession>> {
  return request('/session', { method: 'DELETE' });
}

/** The figures of the last days. */
export function fetchFigures(): Promise<Answer<DeskFigures>> {
  return request('/figures');
}

/** A page of the list of matches; `search` is a filter as it stands in the page's address. */
export function fetchMatches(search: string): Promise<Answer<MatchList>> {
  return request(`/matches${search}`);
}

/** Where the results of all matches of a filter are to be had. */
export function resultsHref(search: string): string {
  return `/api/admin/results.csv${search}`;
}

/** A match from the desk. */
export function fetchDeskMatch(matchId: string): Promise<Answer<DeskMatch>> {
  return request(matchPath(matchId));
}

/** A deal of a match, step by step. */
export function fetchDeskDeal(matchId: string, deal: number, view: ReplayView): Promise<Answer<ReplayDeal>> {
  return request(`${matchPath(matchId)}/deals/${deal}?view=${view}`);
}

/** Where a match is to be had as a file. */
export function matchFileHref(matchId: string, file: 'record.jsonl' | 'results.csv'): string {
  return `/api/admin${matchPath(matchId)}/${file}`;
}

/** Writes the admin's note and tags. */
export function putRemarks(matchId: string, remarks: Remarks): Promise<Answer<Remarks>> {
  return request(`${matchPath(matchId)}/remarks`, jsonBody('PUT', remarks));
}

/** Has a match's log checked against rules and seeds. */
export function verifyMatch(matchId: string): Promise<Answer<Verdict>> {
  return request(`${matchPath(matchId)}/verify`, { method: 'POST' }, PATIENT_MS);
}

/** Reads a record file for viewing. */
export function importRecord(text: string): Promise<Answer<Imported>> {
  const headers = { 'content-type': 'application/x-ndjson' };
  return request('/records', { method: 'POST', headers, body: text }, PATIENT_MS);
}

/** Closes a room for good, or until it is opened again. */
export function closeRoom(roomId: string, reason: string): Promise<Answer<DeskRoom>> {
  return request(roomActPath(roomId, 'close'), jsonBody('POST', { reason }));
}

/** Opens a room again. */
export function openRoom(roomId: string): Promise<Answer<DeskRoom>> {
  return request(roomActPath(roomId, 'open'), { method: 'POST' });
}

/** Removes a player from a room. */
export function removePlayer(roomId: string, playerId: string, reason: string): Promise<Answer<DeskRoom>> {
  return request(roomActPath(roomId, 'remove'), jsonBody('POST', { playerId, reason }));
}

/** A page of the journal, from the newest or from before an act. */
export function fetchJournal(before: string | null): Promise<Answer<Journal>> {
  return request(`/journal${before === null ? '' : `?before=${encodeURIComponent(before)}`}`);
}
