import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { differences } from './baselines.ts';
import { reviewPage } from './review-page.ts';

const port = Number(process.env['LOTSE_REVIEW_PORT'] ?? 6392);

/** Serves, to this machine only, the pictures that differed in the last run: before, after, difference. */
const server = createServer((request, response) => {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1);
  const found = foundFiles();
  if (path === '') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(reviewPage(found));
  } else if (found.includes(path)) {
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'no-store' });
    response.end(readFileSync(join(differences, path)));
  } else {
    response.writeHead(404).end();
  }
});

server.listen(port, '127.0.0.1', () => {
  console.log(`Before, after and difference: http://localhost:${port} (Ctrl+C ends it)`);
});

function foundFiles(): string[] {
  return globSync('*/*.png', { cwd: differences }).map((path) => path.replaceAll('\\', '/'));
}
