import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import type * as FirstViewModule from '../src/first-view.tsx';
import type * as PagesModule from '../src/pages/pages.ts';
import type * as LegalHrefsModule from '../src/routes/frame/legal-hrefs.ts';

const root = join(import.meta.dirname, '..');

/**
 * Renders the start page of strangers to markup (`src/first-view.tsx`) and writes it into `.vite/first-view.html`, for
 * the web server to put into the page at `/`.
 */
export function renderFirstView(): Plugin {
  return {
    name: 'lotse:first-view',
    apply: 'build',
    async generateBundle() {
      const source = await render();
      // The page's policy allows none, and React writes them where a component has a `style`.
      if (/<[^>]+\sstyle="/.test(source)) throw new Error('The first view has an inline style');
      this.emitFile({ type: 'asset', fileName: '.vite/first-view.html', source });
    },
  };
}

async function render(): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), vanillaExtractPlugin()],
    ssr: { noExternal: true },
    build: { ssr: 'src/first-view.tsx', write: false, assetsInlineLimit: 0 },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite watches instead of building');
  // Node runs files; one beside the app resolves like it.
  const folder = await mkdtemp(join(root, 'node_modules/.first-view-'));
  try {
    const file = join(folder, 'first-view.js');
    await writeFile(file, output.output[0].code);
    const { renderFirstView: renderMarkup } = (await import(
      pathToFileURL(file).href
    )) as typeof FirstViewModule;
    const { pages } = (await import(join(root, 'src/pages/pages.ts'))) as typeof PagesModule;
    const { legalHrefs } = (await import(
      join(root, 'src/routes/frame/legal-hrefs.ts')
    )) as typeof LegalHrefsModule;
    return renderMarkup(pages.start.path, legalHrefs);
  } finally {
    await rm(folder, { recursive: true });
  }
}
