import { randomUUID } from 'node:crypto';
import type { Problem, ShipmentsPage } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import type { OrderProcesses } from './order-processes.ts';

/** What a customer, or the network between, does one after the other. */
export const moves = ['post', 'post-twice', 'look-up', 'look-up-then-late-post', 'wait'] as const;
export type Move = (typeof moves)[number];

/** What a customer was told in the end. */
export type Told =
  | { readonly kind: 'ordered'; readonly trackingNumber: string }
  | { readonly kind: 'nothing' };

/** What one answer says: something for certain, or that it is open. */
type Heard = Told | { readonly kind: 'open' };

const OPEN: Heard = { kind: 'open' };
const NOTHING: Told = { kind: 'nothing' };
const MAX_ROUNDS = 40;

/**
 * Somebody who wants one parcel fetched, and behaves as the app does: after an unknown result the same
 * key is kept, and another one is taken only once it is certain that the first has come to nothing.
 */
export async function wantParcel(
  processes: OrderProcesses,
  referenceNumber: string,
  script: readonly Move[],
  attempts: number,
): Promise<Told> {
  for (let attempt = 1; ; attempt += 1) {
    const told = await tryOnce(processes, referenceNumber, attempt === 1 ? script : ['post']);
    if (told.kind === 'ordered' || attempt === attempts) return told;
  }
}

async function tryOnce(
  processes: OrderProcesses,
  referenceNumber: string,
  script: readonly Move[],
): Promise<Told> {
  const key = randomUUID();
  const late: Promise<Heard>[] = [];
  let told: Told | undefined;
  for (const move of script) {
    const heard = await make(processes, move, key, referenceNumber, late);
    if (heard.kind !== 'open') told = heard;
    if (told) break;
  }
  for (let round = 0; !told && round < MAX_ROUNDS; round += 1) {
    const heard = await lookUp(processes, key);
    if (heard.kind !== 'open') told = heard;
    else await processes.settle();
  }
  if (!told) throw new Error(`Nobody could tell what became of ${referenceNumber}`);
  for (const heard of await Promise.all(late)) {
    if (heard.kind === 'ordered' && told.kind === 'nothing')
      throw new Error(`${referenceNumber} was ordered after „nichts“`);
  }
  return told;
}

async function make(
  processes: OrderProcesses,
  move: Move,
  key: string,
  referenceNumber: string,
  late: Promise<Heard>[],
): Promise<Heard> {
  switch (move) {
    case 'post':
      return post(processes, key, referenceNumber);
    case 'post-twice': {
      const heard = await Promise.all([
        post(processes, key, referenceNumber),
        post(processes, key, referenceNumber),
      ]);
      return heard.find(({ kind }) => kind !== 'open') ?? OPEN;
    }
    case 'look-up':
      return lookUp(processes, key);
    case 'look-up-then-late-post': {
      const heard = await lookUp(processes, key);
      late.push(post(processes, key, referenceNumber));
      return heard;
    }
    case 'wait':
      await processes.settle();
      return OPEN;
  }
}

async function post(processes: OrderProcesses, key: string, referenceNumber: string): Promise<Heard> {
  const draft = { ...domesticDraft, referenceNumber, linkedRecipientId: null, linkedSenderId: null };
  return ask(processes, '/shipments', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(draft),
  });
}

function lookUp(processes: OrderProcesses, key: string): Promise<Heard> {
  return ask(processes, `/shipments?idempotencyKey=${key}`, {});
}

async function ask(processes: OrderProcesses, path: string, options: RequestInit): Promise<Heard> {
  const answer = await processes.call(path, options).catch(() => undefined);
  if (!answer) return OPEN;
  const { ok, body } = answer;
  if (ok) {
    const [shipment] = 'items' in (body as object) ? (body as ShipmentsPage).items : [body];
    const trackingNumber = (shipment as { trackingNumber?: string } | undefined)?.trackingNumber;
    return trackingNumber === undefined ? NOTHING : { kind: 'ordered', trackingNumber };
  }
  const { code } = body as Problem;
  return code === 'CARRIER_REFUSED' || code === 'IDEMPOTENCY_CLOSED' ? NOTHING : OPEN;
}
