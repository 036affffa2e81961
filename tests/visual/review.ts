import { globSync, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { baselines, differences } from './baselines.ts';
import { changedStories } from './changed-stories.ts';
import { pictureAddress, pictureKinds, reviewPage } from './review-page.ts';
import { storyAddresses } from './running-storybook.ts';

const port = Number(process.env['LOTSE_REVIEW_PORT'] ?? 6392);

/** Serves, to this machine only, the pictures of what differed in the last run: before, after, difference. */
const server = createServer((request, response) => void answer(request.url ?? '/', response));

server.listen(port, '127.0.0.1', () => {
  console.log(`Before, after and difference: http://localhost:${port} (Ctrl+C ends it)`);
});

async function answer(url: string, response: ServerResponse): Promise<void> {
  const stories = changedStories(files(differences, 'png'), files(baselines, 'webp'));
  const [path] = url.split('?');
  if (path === '/') {
    const page = reviewPage(stories, await storyAddresses());
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(page);
    return;
  }
  // An address leads to a file only by way of what was found, never to another place on the disk.
  const file = stories
    .flatMap((story) => pictureKinds.map((kind) => [pictureAddress(story, kind), story[kind]] as const))
    .find(([address]) => address === path)?.[1];
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': `image/${file.endsWith('.webp') ? 'webp' : 'png'}`,
    'cache-control': 'no-store',
  });
  response.end(readFileSync(file));
}

function files(folder: string, extension: string): string[] {
  return globSync(`*/*.${extension}`, { cwd: folder }).map((path) => path.replaceAll('\\', '/'));
}
