import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** What a cold page load fetched until it was idle. Sizes in bytes after brotli 11, as a server would send them. */
export interface LoadedBytes {
  script: number;
  stylesheet: number;
  font: number;
  requests: number;
}

/** Long enough for what is loaded only after the first paint (socket, error reporting) to have begun. */
const quietMilliseconds = 2_000;

/**
 * Opens the address in the page, which must not have loaded anything before, and waits until nothing has been
 * requested for a while. The bytes are measured here, whatever compression the server used.
 */
export async function loadedBytes(page: Page, address: string): Promise<LoadedBytes> {
  const responses: Response[] = [];
  let lastRequest = Date.now();
  page.on('request', () => (lastRequest = Date.now()));
  page.on('response', (response) => responses.push(response));
  await page.goto(address, { waitUntil: 'networkidle' });
  while (Date.now() - lastRequest < quietMilliseconds) await page.waitForTimeout(100);

  const loaded: LoadedBytes = { script: 0, stylesheet: 0, font: 0, requests: responses.length };
  for (const response of responses) {
    const kind = kindOf(response.headers()['content-type'] ?? '');
    if (kind) loaded[kind] += compressed(await response.body());
  }
  return loaded;
}

export function kibibytes(bytes: number): number {
  return Math.round((bytes / 1024) * 10) / 10;
}

/** Size after brotli 11. */
export function compressed(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** By content type, because a preloaded module comes in as a link, not as a script. */
function kindOf(contentType: string): 'script' | 'stylesheet' | 'font' | undefined {
  if (contentType.includes('javascript')) return 'script';
  if (contentType.includes('text/css')) return 'stylesheet';
  if (contentType.includes('font')) return 'font';
  return undefined;
}
