import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Floor } from './build.ts';

/** The least that a page can be: one answer, with nothing to fetch for it. */
const inlineHtml =
  '<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Floor</title><link rel="icon" href="data:,">' +
  '</head><body><h1>Hallo</h1></body></html>';

export interface ServedFloors {
  readonly inline: string;
  readonly reactRouter: string;
  close(): void;
}

/** Serves both floors as our own web server would: compressed, each at an address of its own. */
export async function serveFloors({ folder }: Floor): Promise<ServedFloors> {
  const send = (reply: ServerResponse, type: string, content: string | Buffer) =>
    reply.writeHead(200, { 'content-type': type, 'content-encoding': 'br' }).end(brotliCompressSync(content));
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    if (path === '/inline') return send(reply, 'text/html; charset=utf-8', inlineHtml);
    if (!path.startsWith('/assets/') && path !== '/') return reply.writeHead(404).end();
    const type = path === '/' ? 'text/html; charset=utf-8' : 'text/javascript; charset=utf-8';
    readFile(join(folder, path === '/' ? 'index.html' : path)).then(
      (content) => send(reply, type, content),
      () => reply.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { inline: `${origin}/inline`, reactRouter: `${origin}/`, close: () => server.close() };
}
