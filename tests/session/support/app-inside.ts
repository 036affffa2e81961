import { randomUUID } from 'node:crypto';
import type { JSHandle, Page } from '@playwright/test';
import type { ShipmentDraft } from 'contract';

/** What became of calls to the API. */
export interface CallResults {
  readonly ok: number;
  /** The kind of each failure. */
  readonly failures: readonly string[];
}

interface Call {
  readonly endpoint: object;
  readonly options: object;
}

/** Lets the app in a tab ask the API for shipments so many times at the same moment. */
export function callApi(page: Page, amount = 1): Promise<CallResults> {
  const endpoint = { method: 'GET', path: 'shipments', answer: 'file' };
  const calls = Array.from({ length: amount }, (_, index) => ({
    endpoint,
    options: { query: { page: index + 1 } },
  }));
  return callThrough(page, calls);
}

/** Lets the app in a tab create a shipment, for today. */
export function createShipment(page: Page, draft: ShipmentDraft): Promise<CallResults> {
  const endpoint = { method: 'POST', path: 'shipments', answer: 'file', isIdempotent: true };
  const shipmentData = { ...draft.shipmentData, requestedDeliveryDate: nextWorkday() };
  const options = { body: { ...draft, shipmentData }, idempotencyKey: randomUUID() };
  return callThrough(page, [{ endpoint, options }]);
}

/** Lets the app in a tab lead to the provider, for another organisation or with another target afterwards. */
export async function signInFor(
  page: Page,
  options: { readonly orgCode?: string; readonly returnTo?: string },
): Promise<void> {
  const session = await exported(page, ['getAccessToken', 'signIn']);
  await session.evaluate((found, given) => {
    void (found as { signIn(options: object): Promise<void> }).signIn(given);
  }, options);
}

/** Calls through the app's own client, the one of its screens. */
async function callThrough(page: Page, calls: readonly Call[]): Promise<CallResults> {
  const client = await exported(page, ['call', 'stream', 'blob']);
  return client.evaluate(async (found, given) => {
    // The schemas of answers stay outside: what comes is taken as a file, whatever it says.
    const { blob } = found as { blob: (endpoint: object, options: object) => Promise<Blob> };
    const results = await Promise.allSettled(given.map(({ endpoint, options }) => blob(endpoint, options)));
    const failures = results.flatMap((result) =>
      result.status === 'rejected'
        ? [String((result.reason as { kind?: string }).kind ?? result.reason)]
        : [],
    );
    return { ok: results.length - failures.length, failures };
  }, calls);
}

/** The object with these members among all that the scripts of a page export. */
function exported(page: Page, members: readonly string[]): Promise<JSHandle<object>> {
  return page.evaluateHandle(async (names) => {
    const links = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
      'script[src], link[rel=modulepreload]',
    );
    const scripts = Array.from(links, (link) => ('src' in link ? link.src : link.href));
    const modules: object[] = await Promise.all(scripts.map((script) => import(script)));
    const values = modules.flatMap((module) => Object.values(module) as unknown[]);
    const found = values.find(
      (value): value is object =>
        typeof value === 'object' && value !== null && names.every((name) => name in value),
    );
    if (!found) throw new Error(`No script exports an object with ${names.join(', ')}.`);
    return found;
  }, members);
}

/** `yyyy-MM-dd` of the next day on which carriers deliver, as far as the week goes. */
function nextWorkday(): string {
  const day = new Date();
  do day.setDate(day.getDate() + 1);
  while ([0, 6].includes(day.getDay()));
  return day.toISOString().slice(0, 10);
}
