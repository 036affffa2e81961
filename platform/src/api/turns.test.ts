import { endpoint } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { afterEach, describe, expect, test } from 'vitest';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { defaultCallLimits } from './call-limits.ts';
import type { CallLimits } from './call-limits.ts';
import type { Call, UploadCall } from './handler.ts';
import { closeProbe, described, endlessTables, serve, table } from './testing/probe-api.ts';
import { startTestApi } from './testing/test-api.ts';
import type { TestApi } from './testing/test-api.ts';

afterEach(closeProbe);

const limits = { ...defaultCallLimits, tables: { perPerson: 2 } };

describe('what is worked on at once', () => {
  /** Calls that end when the test says so, in the order in which they began. */
  async function serveHeld(work: CallLimits['work']) {
    const begun: { readonly person: string; readonly end: () => void }[] = [];
    const handler = ({ caller }: Call) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      begun.push({ person: caller.personId, end: resolve });
      return promise;
    };
    const served = await serve(endpoint({ ...described, answer: 'empty' }), handler, { ...limits, work });
    /** Ends one after the other, until so many have begun. */
    const endUntil = async (count: number) => {
      for (let next = 0; next < count; next += 1) {
        await expect.poll(() => begun.length).toBeGreaterThan(next);
        begun[next]?.end();
      }
      return begun.map(({ person }) => person);
    };
    return { ...served, begun, endUntil };
  }

  test('who calls while another one’s calls wait comes after one of them', async () => {
    const { askAndWait, endUntil } = await serveHeld({ inAll: 1, perCaller: 1 });
    for (const person of ['anna', 'anna', 'anna', 'anna', 'berta', 'clara']) await askAndWait(person);
    expect(await endUntil(6)).toEqual(['anna', 'anna', 'berta', 'clara', 'anna', 'anna']);
  });

  test('who has called before another one’s many calls goes on with every second turn', async () => {
    const { askAndWait, endUntil } = await serveHeld({ inAll: 1, perCaller: 1 });
    for (const person of ['berta', 'berta', 'anna', 'anna', 'anna', 'anna', 'berta'])
      await askAndWait(person);
    expect(await endUntil(7)).toEqual(['berta', 'berta', 'anna', 'berta', 'anna', 'anna', 'anna']);
  });

  test('one caller never has all turns', async () => {
    const { askAndWait, begun, endUntil } = await serveHeld({ inAll: 3, perCaller: 2 });
    for (const person of ['anna', 'anna', 'anna', 'berta']) await askAndWait(person);
    await expect.poll(() => begun.map(({ person }) => person)).toEqual(['anna', 'anna', 'berta']);
    expect(await endUntil(4)).toEqual(['anna', 'anna', 'berta', 'anna']);
  });

  test('for whoever has gone nothing is begun', async () => {
    const { askAndWait, begun, endUntil } = await serveHeld({ inAll: 1, perCaller: 1 });
    await askAndWait('anna');
    const left = await askAndWait('berta');
    const stayed = await askAndWait('clara');
    left.abort.abort();
    await expect(left.answer).rejects.toThrow('aborted');
    // Its connection is closed before that of whoever asks now has been opened.
    await askAndWait('dora');
    expect(await endUntil(3)).toEqual(['anna', 'clara', 'dora']);
    expect((await stayed.answer).status).toBe(204);
    expect(begun).toHaveLength(3);
  });

  test('who sends a file slowly keeps nobody waiting', async () => {
    let parts = 0;
    const call = endpoint({
      ...described,
      method: 'PUT',
      answer: 'empty',
      upload: { mediaTypes: ['application/pdf'], maxBytes: 100 },
    });
    const handler = async ({ file }: UploadCall) => {
      for await (const part of file?.parts ?? []) parts += part.length > 0 ? 1 : 0;
    };
    const { url } = await serve(call, handler, { ...limits, work: { inAll: 1, perCaller: 1 } });
    const send = (person: string, body: BodyInit) =>
      fetch(url, {
        method: 'PUT',
        headers: { authorization: `Bearer ${person}`, 'content-type': 'application/pdf' },
        body,
        duplex: 'half',
      } as RequestInit);
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const writer = writable.getWriter();
    const slow = send('anna', readable);
    await writer.write(Buffer.from('%PDF'));
    await expect.poll(() => parts).toBe(1);
    expect((await send('berta', '%PDF')).status).toBe(204);
    await writer.close();
    expect((await slow).status).toBe(204);
  });

  test('what is not read keeps nobody waiting', async () => {
    const { handler, made } = endlessTables();
    const { ask } = await serve(table, handler, { ...limits, work: { inAll: 1, perCaller: 1 } });
    for (const person of ['anna', 'anna', 'berta', 'berta']) expect((await ask(person)).status).toBe(200);
    await expect.poll(() => made.atOnce).toBe(4);
  });
});

describe('of the API, where one call is worked on at once', () => {
  let api: TestApi;
  afterEach(() => api.close());
  const start = async () => {
    api = await startTestApi(await openMemoryStore(), undefined, {
      ...limits,
      work: { inAll: 1, perCaller: 1 },
    });
  };

  test('who waits for a carrier keeps nobody waiting, and their order is settled', async () => {
    await start();
    const order = api.holdNextOrder();
    const ordering = api.call('owner', 'POST /shipments', { body: domesticDraft });
    await order.arrived;
    expect((await api.call('owner', 'GET /shipments')).status).toBe(200);
    expect((await api.call('member', 'GET /shipments')).status).toBe(200);
    order.release();
    expect((await ordering).status).toBe(200);
    expect((await api.call('member', 'GET /shipments')).status).toBe(200);
  });

  test('a carrier that never answers a question for rates keeps nobody waiting', async () => {
    await start();
    api.faults.set('DHL', { mode: 'timeout' });
    const { from, to, shipmentData } = domesticDraft;
    const body = { from: from.address, to: to.address, shipmentData, carriers: ['DHL', 'GLS'] };
    const gone = new AbortController();
    const rates = await api.call('owner', 'POST /rates', { body, signal: gone.signal });
    const reader = rates.body?.getReader();
    expect(new TextDecoder().decode((await reader?.read())?.value)).toContain('GLS');
    expect((await api.call('owner', 'GET /shipments')).status).toBe(200);
    gone.abort();
    await expect.poll(() => api.calledOff).toContain('DHL');
  });
});
