import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.STAMMTISCH_DEV_SERVER ?? 'http://127.0.0.1:3000';

/*
 * Without these groups, the little modules that several lazy parts share become some twenty files of their own, each
 * compressed alone: 4 kB and as many requests more on the way to a table. `base`: what every page needs at once.
 * `room`: what a link leads to. Everything else is split by what is imported when.
 */
const GROUPS = [
  {
    name: 'base',
    priority: 2,
    test: /\/node_modules\/(react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store)\/|vite\/preload-helper|\/src\/(app\/(?!Menu)|theme\/|i18n\/(i18n|languages|useText|loadTexts)\.|ui\/(Button|classes|Notice|Toasts|TextField|fields)|connection\/(api|store)\.|lobby\/useGames|games\/registry)/,
  },
  {
    name: 'room',
    priority: 1,
    test: /\/node_modules\/(socket\.io|engine\.io|@socket\.io)|\/src\/(connection\/|room\/(?!Match|Manage|RoomMenu|Transfer|Countdown|GamePicker|Standings|PastMatches|Gone|more|options\/(OptionsForm|OptionField|OptionLine|optionTexts))|ui\/CardBacks)/,
  },
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
};

export default defineConfig({
  plugins: [react(), webSocketAlone],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: GROUPS } },
    },
  },
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
});
