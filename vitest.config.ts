import { defineConfig } from 'vitest/config';

// A test waits for what it needs, never for a clock: these only end what hangs, on the slowest machine that works on
// other things besides.
const patience = { testTimeout: 600_000, hookTimeout: 600_000 };

export default defineConfig({
  test: {
    // One would be left free of two cores; the browser tests mostly wait, and the rules can run meanwhile.
    maxWorkers: 2,
    projects: [
      { test: { name: 'rules', include: ['packages/*/test/**/*.test.ts'], ...patience } },
      { test: { name: 'web', include: ['apps/web/test/**/*.test.ts'], ...patience } },
      {
        test: {
          name: 'server',
          include: ['apps/server/test/**/*.test.ts', 'bench/**/*.test.ts'],
          ...patience,
        },
      },
      { test: { name: 'e2e', include: ['e2e/*.test.ts'], ...patience } },
      // `pnpm test:long`: whole matches in the browser.
      { test: { name: 'long', include: ['e2e/long/*.test.ts'], ...patience } },
    ],
  },
});
