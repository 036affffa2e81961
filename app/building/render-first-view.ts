import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type * as ContentViewModule from '../src/content-view.tsx';
import type * as FirstViewModule from '../src/first-view.tsx';
import type * as PagesModule from '../src/pages/pages.ts';
import type * as LegalHrefsModule from '../src/routes/frame/legal-hrefs.ts';
import { buildForServer, root } from './build-for-server.ts';

/**
 * Writes what strangers are sent before any code runs. `.vite/first-view.html` is the start page as markup
 * (`src/first-view.tsx`), for the web server to put into the page at `/`; `.vite/content-page.mjs` is what draws
 * content pages (`src/content-view.tsx`), whose texts are known when they are asked for.
 */
export function renderFirstView(): Plugin {
  return {
    name: 'lotse:first-view',
    apply: 'build',
    async generateBundle() {
      const { pages } = (await import(join(root, 'src/pages/pages.ts'))) as typeof PagesModule;
      const { legalHrefs } = (await import(
        join(root, 'src/routes/frame/legal-hrefs.ts')
      )) as typeof LegalHrefsModule;
      const source = await withModule(await buildForServer('src/first-view.tsx'), (module) =>
        (module as typeof FirstViewModule).renderFirstView(
          pages.start.path,
          legalHrefs,
          pages.tracking.href(),
        ),
      );
      requireNoStyles(source);
      this.emitFile({ type: 'asset', fileName: '.vite/first-view.html', source });

      const hrefs = JSON.stringify({ home: pages.start.href(), legal: legalHrefs });
      const renderer = await buildForServer('src/content-view.tsx', { hrefsOfFrame: hrefs });
      const probe = { title: 'Text', updatedAt: '', body: '<h2>Text</h2>'.repeat(9) };
      requireNoStyles(
        await withModule(
          renderer,
          (module) => (module as typeof ContentViewModule).renderContentPage(probe, 'Lotse').markup,
        ),
      );
      this.emitFile({ type: 'asset', fileName: '.vite/content-page.mjs', source: renderer });
    },
  };
}

/** The page's policy allows none, and React writes them where a component has a `style`. */
function requireNoStyles(markup: string): void {
  if (/<[^>]+\sstyle="/.test(markup)) throw new Error('The first view has an inline style');
}

/** Runs code that Node has to find in a file; one beside the app resolves like it. */
async function withModule<Result>(code: string, render: (module: unknown) => Result): Promise<Result> {
  const folder = await mkdtemp(join(root, 'node_modules/.first-view-'));
  try {
    const file = join(folder, 'module.js');
    await writeFile(file, code);
    return render(await import(pathToFileURL(file).href));
  } finally {
    await rm(folder, { recursive: true });
  }
}
