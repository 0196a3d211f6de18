import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // One would be left free of two cores; the browser tests mostly wait, and the rules can run meanwhile.
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['packages/*/test/**/*.test.ts'] } },
      { test: { name: 'web', include: ['apps/web/test/**/*.test.ts'] } },
      {
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts', 'bench/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      { test: { name: 'e2e', include: ['e2e/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000 } },
    ],
  },
});
