import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Where `pnpm dev` has the server. */
const server = process.env.STAMMTISCH_DEV_SERVER ?? 'http://127.0.0.1:3000';

const SOURCE = fileURLToPath(new URL('src/', import.meta.url));

/** The client's own modules that a page needs at once: its entry, and whatever that imports, directly or not. */
function closureOf(entry: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const reached = new Set([`${SOURCE}${entry}`]);
  for (const id of reached) {
    const imported = context.getModuleInfo(id)?.importedIds ?? [];
    for (const one of imported) if (one.startsWith(SOURCE)) reached.add(one);
  }
  return reached;
}

/** A bundle of the modules that all entries of one of `groups` need at once; what they use of packages comes along. */
function bundle(
  name: string,
  priority: number,
  groups: readonly (readonly string[])[],
): Rolldown.CodeSplittingGroup {
  let closures: readonly (readonly ReadonlySet<string>[])[] | undefined;
  return {
    debugName: name,
    priority,
    name(id, context) {
      closures ??= groups.map((entries) => entries.map((entry) => closureOf(entry, context)));
      return closures.some((group) => group.every((closure) => closure.has(id))) ? name : null;
    },
  };
}

/*
 * Without these, the little modules that several lazy parts share become some twenty files of their own, each
 * compressed alone: 4 kB and as many requests more on the way to a table. Whoever opens a link needs the app with what
 * its pages share, and the room. Everything else is split by what is imported when.
 */
const BUNDLES = [
  bundle('base', 2, [['main.tsx'], ['lobby/StartPage.tsx', 'room/RoomPage.tsx']]),
  bundle('room', 1, [['room/RoomPage.tsx']]),
];

/*
 * The socket speaks WebSocket and nothing else (src/connection/socket.ts). Its library would bring every other way of
 * talking to a server to whoever opens a room's link.
 */
const webSocketAlone: Plugin = {
  name: 'web-socket-alone',
  apply: 'build',
  load: (id) =>
    /\/engine\.io-client\/build\/esm\/transports\/index\.js$/.test(id)
      ? "import { WS } from './websocket.js'; export const transports = { websocket: WS };"
      : null,
  // Polling listens to the page as soon as it is loaded; nothing of it is used.
  transform: (code, id) =>
    /\/engine\.io-client\/build\/esm\/transports\/polling/.test(id)
      ? { code, moduleSideEffects: false }
      : null,
};

export default defineConfig({
  plugins: [react(), webSocketAlone],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: BUNDLES } },
    },
  },
  server: {
    // `Host` stays the page's own, which is what the server holds a socket's `Origin` against.
    proxy: { '/api': { target: server }, '/socket.io': { target: server, ws: true } },
  },
});
