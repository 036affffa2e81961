import type { Send } from './request.ts';

/**
 * Sends a body and tells how many bytes of it have gone out, which `fetch` does not. Fails as `fetch` does.
 *
 * @param onProgress gets the bytes that have gone out
 */
export function sendWithProgress(onProgress: (sent: number) => void): Send {
  return (url, { method = 'PUT', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const giveUp = () => request.abort();
      request.open(method, url);
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded));
      request.addEventListener('load', () => resolve(toResponse(request)));
      request.addEventListener('error', () => reject(new TypeError('The connection broke')));
      request.addEventListener('abort', () => reject(givenUp()));
      request.addEventListener('loadend', () => signal.removeEventListener('abort', giveUp));
      if (signal.aborted) {
        reject(givenUp());
        return;
      }
      signal.addEventListener('abort', giveUp);
      request.send((body as Blob | null | undefined) ?? null);
    });
}

const givenUp = () => new DOMException('The upload was given up', 'AbortError');

function toResponse(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  return new Response(request.responseText === '' ? null : request.responseText, {
    status: request.status,
    headers,
  });
}
