import { AsyncLocalStorage } from 'node:async_hooks';
import type { HttpClient } from 'app/for-fault-tests';
import type { Person } from './person.ts';

/** In whose tab the app's modules work. Cases run side by side, each with its own way to the platform. */
export const people = new AsyncLocalStorage<Person>();

/** Waits are a twentieth of what they are. */
export const FASTER = 20;

function current(): Person {
  const person = people.getStore();
  if (!person) throw new Error('Nobody calls');
  return person;
}

/** In place of the page's one client, which begins with the document. */
export const http: HttpClient = {
  call: (endpoint, options) =>
    current().client.call(endpoint, {
      ...options,
      ...(options?.transferMs !== undefined && { transferMs: options.transferMs / FASTER }),
    }),
  stream: (endpoint, options) => current().client.stream(endpoint, options),
  blob: (endpoint, options) => current().client.blob(endpoint, options),
};

/** In place of the page's session: who is signed in in this tab. */
export const session = {
  getSnapshot: () => ({ claims: { access: { sub: current().sub, org_code: 'organisation' } } }),
};

/** In place of the browser's, of which each tab has its own. */
export const sessionStorage = {
  getItem: (key: string) => current().storage.read(key),
  setItem: (key: string, text: string) => void current().storage.write(key, text),
  removeItem: (key: string) => current().storage.remove(key),
};
