import { type Carrier, type CarrierRates, carriers as carrierNames } from 'contract';
import { expect, test, vi } from 'vitest';
import { askAllCarriers } from './ask-all.ts';
import type { CarrierConnection } from './carrier.ts';
import { CarrierFaults } from './faults.ts';
import { connectCarriers } from './registry.ts';
import { environment } from './testing/orders.ts';
import { rateRequest } from './testing/requests.ts';

const connections = (faults = '') => [
  ...connectCarriers(environment({ faults: CarrierFaults.parse(faults) })).values(),
];

async function answers(...parameters: Parameters<typeof askAllCarriers>): Promise<CarrierRates[]> {
  const found: CarrierRates[] = [];
  for await (const answer of askAllCarriers(...parameters)) found.push(answer);
  return found;
}

test('gives one answer of each carrier', async () => {
  const found = await answers(connections(), rateRequest());
  expect(found.map(({ carrier }) => carrier).toSorted()).toEqual([...carrierNames].toSorted());
  expect(found.every(({ outcome }) => outcome === 'answered')).toBe(true);
});

test('gives the answers in the order in which they come', async () => {
  const gates = carrierNames.map(() => Promise.withResolvers<void>());
  const held = connections().map((connection, index): CarrierConnection => ({
    ...connection,
    rates: async (request, signal) => {
      await gates[index]?.promise;
      return connection.rates(request, signal);
    },
  }));
  const found: Carrier[] = [];
  gates[carrierNames.length - 1]?.resolve();
  for await (const { carrier } of askAllCarriers(held, rateRequest())) {
    found.push(carrier);
    gates[carrierNames.length - 1 - found.length]?.resolve();
  }
  expect(found).toEqual(carrierNames.toReversed());
});

test('a carrier that fails or stays silent is an answer and holds up nobody', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  const found: CarrierRates[] = [];
  const asked = askAllCarriers(connections('GLS:fail,DEKU:timeout'), rateRequest(), { timeoutMs: 200 });
  for await (const answer of asked) {
    found.push(answer);
    if (found.length === 6) time.abort();
  }
  expect(timeout).toHaveBeenCalledWith(200);
  timeout.mockRestore();
  expect(found.find(({ carrier }) => carrier === 'GLS')).toMatchObject({
    outcome: 'failed',
    failure: 'unreachable',
  });
  expect(found.at(-1)).toEqual({ outcome: 'failed', carrier: 'DEKU', failure: 'timeout', afterSeconds: 0.2 });
  expect(found.filter(({ outcome }) => outcome === 'answered')).toHaveLength(5);
});

test('ends without an error when the caller calls off, and calls off the carriers', async () => {
  const controller = new AbortController();
  const found: CarrierRates[] = [];
  for await (const answer of askAllCarriers(connections('DEKU:timeout'), rateRequest(), {
    signal: controller.signal,
  })) {
    found.push(answer);
    if (found.length === 6) controller.abort();
  }
  expect(found.map(({ carrier }) => carrier)).not.toContain('DEKU');
});

test('leaving the loop calls off the carriers that have not answered', async () => {
  const calledOff = vi.fn<() => void>();
  const [dhl, ...others] = connections();
  const silent: CarrierConnection = {
    ...(dhl as CarrierConnection),
    rates: (_, signal) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => {
          calledOff();
          reject(signal.reason as Error);
        });
      }),
  };
  for await (const _ of askAllCarriers([silent, ...others], rateRequest())) break;
  expect(calledOff).toHaveBeenCalledOnce();
});

test('a connection that overlooks its signal is given up all the same', async () => {
  const [dhl] = connections();
  const deaf: CarrierConnection = { ...(dhl as CarrierConnection), rates: () => new Promise(() => {}) };
  const found = await answers([deaf], rateRequest(), { timeoutMs: 50 });
  expect(found).toMatchObject([{ carrier: 'DHL', failure: 'timeout', afterSeconds: 0.05 }]);
});

test('a mistake of ours is a faulty answer and is reported', async () => {
  const [dhl] = connections();
  const mistake = new TypeError('x is not a function');
  const broken: CarrierConnection = { ...(dhl as CarrierConnection), rates: () => Promise.reject(mistake) };
  const onUnexpected = vi.fn<(carrier: Carrier, error: unknown) => void>();
  const found = await answers([broken], rateRequest(), { onUnexpected });
  expect(found).toEqual([{ outcome: 'failed', carrier: 'DHL', failure: 'faulty', afterSeconds: null }]);
  expect(onUnexpected).toHaveBeenCalledWith('DHL', mistake);
});
