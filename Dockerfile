# syntax=docker/dockerfile:1
# Stammtisch in a container: built with everything, run with what it needs, by a user without rights.

FROM node:24-bookworm-slim AS build
WORKDIR /stammtisch
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY packages/aucho/package.json packages/aucho/
COPY packages/bots/package.json packages/bots/
COPY packages/doppelkopf/package.json packages/doppelkopf/
COPY packages/kit/package.json packages/kit/
COPY packages/protocol/package.json packages/protocol/
RUN npx --yes "$(node -p "require('./package.json').packageManager")" install --frozen-lockfile
COPY . .
RUN node scripts/build.mjs \
 && npx --yes "$(node -p "require('./package.json').packageManager")" --filter @stammtisch/server --prod deploy --legacy /deploy

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATABASE_URL=file:/data/stammtisch.db
WORKDIR /stammtisch
COPY --from=build /deploy/node_modules apps/server/node_modules
COPY --from=build /stammtisch/apps/server/dist apps/server/dist
COPY --from=build /stammtisch/apps/server/package.json apps/server/
COPY --from=build /stammtisch/apps/web/dist apps/web/dist
COPY --from=build /stammtisch/prisma prisma
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s --start-period=10s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
