import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type ContentView, loadContentView } from './content-view.ts';
import { matcherOf, nameFiles, readFilesOfPages } from './files-of-pages.ts';
import { drawInto, escapeText, injectConfiguration } from './page-html.ts';
import { SiteFile } from './site-file.ts';

/** A built app. */
export interface Site {
  /** All its files by their path in the URL. What is not in it does not exist. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page that every screen starts from, as it is sent for a path. */
  pageFor(path: string): SiteFile;
  /** The same for `/`, with what strangers see there first already in it. */
  readonly pageForStrangers: SiteFile;
  /** Whether that page will say that nothing is there. */
  isMissing?(path: string): boolean;
  /** Content pages, which are drawn when they are asked for; a build that brings nothing for it has none. */
  readonly content?: ContentView | undefined;
}

const INDEX = '/index.html';

/** What a build has written where the product's name belongs (`app/src/first-view.tsx`, `app/index.html`). */
const NAME_IN_MARKUP = '%PRODUCT%';
const NAME_IN_TITLE = '<title>Lotse ';

/** What the page is told; the name also stands in what it shows before any of its code has run. */
export interface SiteConfiguration {
  readonly productName?: string;
  readonly [setting: string]: unknown;
}

/**
 * Reads a built app into memory.
 *
 * @param folder Vite's output
 * @param configuration put into the page's `<meta name="lotse:config">`
 * @throws when the folder holds no built app, or its page has no such element
 */
export async function loadSite(folder: string, configuration: SiteConfiguration): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = new Map<string, SiteFile>();
  for (const entry of entries) {
    const path = relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/');
    // The build's own notes are in hidden folders.
    if (!entry.isFile() || path.startsWith('.')) continue;
    const url = `/${path}`;
    if (url !== INDEX) files.set(url, new SiteFile(path, await readFile(join(folder, path))));
  }
  const index = await readFile(join(folder, INDEX), 'utf8').catch(() => {
    throw new Error(`There is no built app in ${folder}. "pnpm start" builds it first.`);
  });
  const { productName = 'Lotse' } = configuration;
  const name = escapeText(productName);
  const html = injectConfiguration(index, configuration).replace(NAME_IN_TITLE, () => `<title>${name} `);
  const page = toPage(html);
  files.set(INDEX, page);
  const pages = (await readFilesOfPages(folder)).map((row) => ({
    ...row,
    isFor: matcherOf(row.pattern),
    page: toPage(nameFiles(html, row)),
  }));
  const findPage = (path: string) => pages.find(({ isFor }) => isFor(path));
  const firstView = await readFile(join(folder, '.vite', 'first-view.html'), 'utf8').catch(() => '');
  return {
    files,
    pageFor: (path) => findPage(path)?.page ?? page,
    pageForStrangers: toPage(
      drawInto(
        html,
        firstView.replaceAll(NAME_IN_MARKUP, () => name),
      ),
    ),
    isMissing: (path) => findPage(path)?.isMissing ?? false,
    content: await loadContentView(folder, { html, findPage, productName }),
  };
}

const toPage = (html: string) => new SiteFile(INDEX, Buffer.from(html));
