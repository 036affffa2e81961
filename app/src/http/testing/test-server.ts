import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

type Answer = (response: ServerResponse, request: SeenRequest) => void;

/** A real HTTP server on a free port: each request gets the next answer, the last one for ever. */
export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly seen: SeenRequest[];
}

export async function serve(...answers: Answer[]): Promise<TestServer> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const one = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      const answer = answers[Math.min(seen.length, answers.length - 1)];
      seen.push(one);
      answer?.(response, one);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with JSON of that status. */
export function json(status: number, value: unknown, headers: Record<string, string> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
  };
}

/** Answers with a `problem+json`. */
export function problem(status: number, more: object = {}, headers: Record<string, string> = {}): Answer {
  const value = { title: 'Das hat nicht geklappt.', status, ...more };
  return json(status, value, { 'content-type': 'application/problem+json', ...headers });
}
