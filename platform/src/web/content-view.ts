import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentPage, ContentPageQuestion } from 'contract';
import { harmlessHtml } from '../html/harmless-html.ts';
import { type FilesOfPages, nameFiles } from './files-of-pages.ts';
import { drawInto, metaElement, withHead } from './page-html.ts';
import { SiteFile } from './site-file.ts';

/** Draws content pages into the app's page, for strangers and search engines. */
export interface ContentView {
  /** Which content page stands at a path, if any does. */
  askedAt(path: string): ContentPageQuestion | undefined;
  /** The page with this text in it, and for the app the text as the API's answer. */
  draw(path: string, asked: ContentPageQuestion, page: ContentPage): SiteFile;
}

/** What `app/src/content-view.tsx` is to the web server. */
interface Renderer {
  readonly renderContentPage: (
    page: Pick<ContentPage, 'title' | 'updatedAt' | 'body'>,
    productName: string,
  ) => { readonly title: string; readonly markup: string };
}

interface Surroundings {
  /** The app's page. */
  readonly html: string;
  readonly findPage: (path: string) => FilesOfPages[number] | undefined;
  readonly productName: string;
}

/** So many drawn pages are kept; there are fewer than twenty. */
const MOST_KEPT = 100;

/** @returns undefined for a build that brings nothing to draw with */
export async function loadContentView(
  folder: string,
  { html, findPage, productName }: Surroundings,
): Promise<ContentView | undefined> {
  const file = join(folder, '.vite', 'content-page.mjs');
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return undefined;
  const { renderContentPage } = (await import(pathToFileURL(file).href)) as Renderer;
  const kept = new Map<string, SiteFile>();

  return {
    askedAt(path) {
      const content = findPage(path)?.content;
      if (!content) return undefined;
      const { kind, slug = lastSegment(path) } = content;
      return kind ? { kind } : { slug };
    },

    draw(path, asked, page) {
      const key = JSON.stringify([asked, page.id, page.version, page.updatedAt]);
      const known = kept.get(key);
      if (known) return known;
      const { title, markup } = renderContentPage({ ...page, body: harmlessHtml(page.body) }, productName);
      const row = findPage(path);
      const named = row ? nameFiles(html, row, true) : html;
      const head = metaElement('lotse:content-page', { asked, page });
      const drawn = new SiteFile('index.html', Buffer.from(drawInto(withHead(named, title, head), markup)));
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, drawn);
      return drawn;
    },
  };
}

/** As the app's router reads it: without a slash at its end, in small letters. */
function lastSegment(path: string): string {
  const segment = path.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment;
  }
}
