import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, preview } from 'vite';

const root = join(import.meta.dirname, 'pages');

/** The tables that are measured against each other, each a page of its own. */
export const tables = ['recycler', 'bare', 'windowed'] as const;
export type TableName = (typeof tables)[number];

export interface ServedPages {
  addressOf: (table: TableName) => string;
  stop: () => Promise<void>;
}

/** Builds the pages for production, as an app would be, and serves them on any free port. */
export async function servePages(): Promise<ServedPages> {
  const outDir = await mkdtemp(join(tmpdir(), 'lotse-tables-'));
  const settings = {
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { input: tables.map((table) => join(root, `${table}.html`)) },
    },
  } as const;
  await build({
    ...settings,
    build: { ...settings.build, rolldownOptions: { input: [...settings.build.rolldownOptions.input] } },
    plugins: [vanillaExtractPlugin()],
  });
  const server = await preview({ ...settings, preview: { port: 0, host: '127.0.0.1' } });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The pages of the tables are not served');
  return {
    addressOf: (table) => new URL(`${table}.html`, address).href,
    async stop() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
