import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

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
