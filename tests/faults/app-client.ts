import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpClient } from 'app/for-fault-tests';

/** Whose client the app's modules call with. Cases run side by side, each with its own way to the platform. */
export const clients = new AsyncLocalStorage<HttpClient>();

/** Waits are a twentieth of what they are. */
export const FASTER = 20;

function client(): HttpClient {
  const current = clients.getStore();
  if (!current) throw new Error('Nobody calls');
  return current;
}

/** In place of the page's one client, which begins with the document. */
export const http: HttpClient = {
  call: (endpoint, options) =>
    client().call(endpoint, {
      ...options,
      ...(options?.transferMs !== undefined && { transferMs: options.transferMs / FASTER }),
    }),
  stream: (endpoint, options) => client().stream(endpoint, options),
  blob: (endpoint, options) => client().blob(endpoint, options),
};
