import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Asset {
  /** Contains a hash of the content, so that browsers may keep it for ever. */
  readonly path: string;
  readonly type: string;
  readonly content: Buffer;
}

const fontFile = import.meta
  .resolve('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2');

const font = asset('text.woff2', 'font/woff2', readFileSync(fileURLToPath(fontFile)));
const icon = asset('icon.svg', 'image/svg+xml', ownFile('icon.svg'));
const fontFace = `@font-face{font-family:"Lotse Text";font-weight:200 800;font-display:swap;src:url(${font.path})}\n`;
const style = asset(
  'pages.css',
  'text/css; charset=utf-8',
  Buffer.concat([Buffer.from(fontFace), ownFile('pages.css')]),
);

/** The files that the pages load. */
export const assets = { font, icon, style };

function ownFile(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url));
}

function asset(name: string, type: string, content: Buffer): Asset {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `/assets/${hash}/${name}`, type, content };
}
