import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { matcherOf, nameFiles, readFilesOfPages } from './files-of-pages.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What gets smaller; the other types are compressed in themselves. */
const isCompressible = /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/;

/** Most of the gain of the best quality (11) at a tenth of its time. */
const BROTLI_QUALITY = 9;

export type Encoding = 'br' | 'gzip' | 'identity';

/** One file of the built app, held in memory. */
export class SiteFile {
  readonly contentType: string;
  readonly etag: string;
  readonly #content: Buffer;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(name: string, content: Buffer) {
    this.contentType = contentTypes[extname(name)] ?? 'application/octet-stream';
    this.etag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
    this.#content = content;
  }

  /** The best of the encodings that the browser accepts, by its `Accept-Encoding`. */
  encodingFor(accepted: string | undefined): Encoding {
    if (!isCompressible.test(this.contentType)) return 'identity';
    if (/\bbr\b/.test(accepted ?? '')) return 'br';
    return /\bgzip\b/.test(accepted ?? '') ? 'gzip' : 'identity';
  }

  /** The content, compressed at its first use and kept. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? this.#encode(encoding);
    this.#encoded.set(encoding, known);
    return known;
  }

  async #encode(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#content;
    if (encoding === 'gzip') return compressGzip(this.#content);
    return compressBrotli(this.#content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
  }
}

/** A built app. */
export interface Site {
  /** All its files by their path in the URL. What is not in it does not exist. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page that every screen starts from, as it is sent for a path. */
  pageFor(path: string): SiteFile;
  /** The same for `/`, with what strangers see there first already in it. */
  readonly pageForStrangers: SiteFile;
}

const INDEX = '/index.html';

/**
 * Reads a built app into memory.
 *
 * @param folder Vite's output
 * @param configuration put into the page's `<meta name="lotse:config">`
 * @throws when the folder holds no built app, or its page has no such element
 */
export async function loadSite(folder: string, configuration: object): Promise<Site> {
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
  const html = injectConfiguration(index, configuration);
  const page = toPage(html);
  files.set(INDEX, page);
  const pages = (await readFilesOfPages(folder)).map((row) => ({
    isFor: matcherOf(row.pattern),
    page: toPage(nameFiles(html, row)),
  }));
  return {
    files,
    pageFor: (path) => pages.find(({ isFor }) => isFor(path))?.page ?? page,
    pageForStrangers: await toFirstView(html, folder),
  };
}

const EMPTY_ROOT = '<div id="root"></div>';

/** The page with the markup that the build has made of the start page; without one it is the page as it is. */
async function toFirstView(html: string, folder: string): Promise<SiteFile> {
  const markup = await readFile(join(folder, '.vite', 'first-view.html'), 'utf8').catch(() => '');
  if (markup !== '' && !html.includes(EMPTY_ROOT)) throw new Error(`index.html has no ${EMPTY_ROOT}`);
  return toPage(html.replace(EMPTY_ROOT, () => `<div id="root">${markup}</div>`));
}

const toPage = (html: string) => new SiteFile(INDEX, Buffer.from(html));

function injectConfiguration(html: string, configuration: object): string {
  const element = /<meta\s+name="lotse:config"[^>]*>/;
  if (!element.test(html)) throw new Error('index.html has no <meta name="lotse:config" content="">.');
  const content = JSON.stringify(configuration)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;');
  return html.replace(element, () => `<meta name="lotse:config" content="${content}" />`);
}
