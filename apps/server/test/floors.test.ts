import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** The oldest versions without a published hole, by package: from the notices of Socket.IO and of what it stands on. */
const FLOORS: Readonly<Record<string, readonly [number, number, number]>> = {
  'socket.io': [4, 6, 2], // CVE-2024-38355: an unhandled error event ends the process
  'socket.io-parser': [4, 2, 6], // CVE-2026-33151: unbounded binary attachments; CVE-2023-32695 before it
  'engine.io': [6, 4, 2], // CVE-2023-31125: an uncaught exception on a crafted request
  ws: [8, 17, 1], // CVE-2024-37890: a request with very many headers
  cookie: [0, 7, 0], // CVE-2024-47764: names and paths out of bounds
};

const lock = readFileSync(fileURLToPath(new URL('../../../pnpm-lock.yaml', import.meta.url)), 'utf8');

/** All versions of a package in the lock file. */
function versionsOf(name: string): number[][] {
  const escaped = name.replaceAll('.', '\\.');
  const found = lock.matchAll(new RegExp(`^ {2}'?${escaped}@(\\d+)\\.(\\d+)\\.(\\d+)`, 'gm'));
  return [...found].map(([, ...parts]) => parts.map(Number));
}

function isAtLeast(version: readonly number[], floor: readonly number[]): boolean {
  const differing = floor.findIndex((part, i) => version[i] !== part);
  return differing < 0 || (version[differing] ?? 0) > (floor[differing] ?? 0);
}

describe('dependencies stand above the floors of published notices', () => {
  it.each(Object.entries(FLOORS))('%s is at least %j', (name, floor) => {
    const versions = versionsOf(name);
    expect(versions.length).toBeGreaterThan(0);
    for (const version of versions) expect(isAtLeast(version, floor), version.join('.')).toBe(true);
  });
});
