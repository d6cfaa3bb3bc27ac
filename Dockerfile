# An exact version, the same that the set-up brings to an older machine: a floating tag once brought a Node on which the bot aborted.
FROM node:24.21.0-trixie-slim AS base
WORKDIR /app

# Without a ready-made binary of canvas for this machine, the set-up script adds the compiler and the libraries here; the last stage
# has none of them.
FROM base AS build
COPY package.json package-lock.json ./
COPY packages/local-discord/package.json ./packages/local-discord/
COPY scripts ./scripts
RUN node scripts/bootstrap.mjs --omit=dev
COPY . .
RUN npm run build

FROM base
# The MALLOC_ settings, and the size of the semi-space below: docs/deploy.md, Memory.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=65536 \
    DATABASE_URL=file:/data/porto.sqlite \
    HEARTBEAT_FILE=/tmp/porto.heartbeat \
    METRICS_HOST=0.0.0.0
COPY --from=build /app/dist/bot ./
# A ready-made canvas contains its libraries; a compiled one needs Debian's. Fontconfig needs its settings.
RUN apt-get update \
 && apt-get install -y --no-install-recommends fontconfig-config \
      $(node -e "require('canvas')" 2>/dev/null \
        || echo libcairo2 libpango-1.0-0 libpangocairo-1.0-0 libjpeg62-turbo libgif7 librsvg2-2) \
 && rm -rf /var/lib/apt/lists/* \
 && node -e "require('canvas'); new (require('better-sqlite3'))(':memory:')"
RUN install -d -o node -g node /data
USER node
VOLUME /data
# The address for METRICS_PORT=9464: docs/operating.md. It has no password, so do not publish it.
EXPOSE 9464
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=2 CMD ["node", "scripts/healthcheck.mjs"]
# node itself, so that SIGTERM reaches it.
CMD ["node", "--max-semi-space-size=4", "dist/run/main.js"]
