# syntax=docker/dockerfile:1

# One image for both programs: `platform/src/start.ts` (the default) runs the platform, and
# `platform/src/serve-app.ts` serves the app. docs/operations.md says how they are set up.

# The Node that everything here is tested with; a test compares it with pnpm-workspace.yaml.
FROM node:26.10.0-slim AS base
WORKDIR /lotse
ENV CI=true
# What an install depends on, apart from the sources, so that it is made again only when this changes.
COPY package.json pnpm-workspace.yaml pnpm-lock.yaml .pnpmfile.mjs ./
COPY app/package.json app/package.json
COPY contract/package.json contract/package.json
COPY design-system/package.json design-system/package.json
COPY platform/package.json platform/package.json
COPY tests/package.json tests/package.json

FROM base AS build
RUN npx -y pnpm@12 install --frozen-lockfile
COPY . .
RUN node_modules/.bin/vite build app --logLevel warn

# The libraries that run on a server, without those that build and test. The image has its own Node.
FROM base AS libraries
RUN npx -y pnpm@12 install --prod --no-optional --frozen-lockfile --filter "platform..."

FROM node:26.10.0-slim AS lotse
WORKDIR /lotse
ENV NODE_ENV=production \
    LOTSE_HOST=0.0.0.0 \
    LOTSE_DATA_FOLDER=/lotse/data
COPY --from=libraries /lotse/ ./
COPY contract/ contract/
COPY platform/ platform/
COPY --from=build /lotse/app/dist/ app/dist/
# Only the folders of the embedded database and of dropped shipments may be written to; with DATABASE_URL only the latter is.
RUN mkdir data data-import && chown node:node data data-import
USER node
EXPOSE 4200 4300 4400
# Healthy as soon as it is ready; bringing large tables up to date may take minutes before that.
HEALTHCHECK --interval=10s --timeout=5s --start-period=10m \
    CMD ["node", "platform/src/check-health.ts"]
CMD ["node", "platform/src/start.ts"]
