import { carriers } from 'contract';
import type { CarrierRates } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { describe, expect, test } from 'vitest';
import { problem } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';

const body = {
  from: domesticDraft.from.address,
  to: domesticDraft.to.address,
  shipmentData: domesticDraft.shipmentData,
};

export function testRates(api: () => TestApi): void {
  const ask = async (more: object = {}): Promise<CarrierRates[]> => {
    const answer = await api().call('owner', 'POST /rates', { body: { ...body, ...more } });
    expect(answer.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    return (await answer.text())
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as CarrierRates);
  };

  describe('rates', () => {
    test('come from every carrier, the slow ones last, a broken one with its failure', async () => {
      api().faults.set('GLS', { mode: 'late', afterMs: 150 });
      api().faults.set('DEKU', { mode: 'fail' });
      const answers = await ask();
      api().faults.clear();
      expect(answers.map(({ carrier }) => carrier).toSorted()).toEqual(carriers.toSorted());
      expect(answers.at(-1)).toMatchObject({ carrier: 'GLS', outcome: 'answered' });
      expect(answers.find(({ carrier }) => carrier === 'DEKU')).toMatchObject({
        outcome: 'failed',
        failure: 'unreachable',
      });
    });

    test('come line by line, and stop being asked for when the caller goes away', async () => {
      api().faults.set('GLS', { mode: 'timeout' });
      const calledOff = new AbortController();
      const answer = await api().call('owner', 'POST /rates', { body, signal: calledOff.signal });
      const reader = answer.body?.getReader();
      const first = await reader?.read();
      api().faults.clear();
      calledOff.abort();
      expect(Buffer.from(first?.value ?? []).toString()).toContain('"outcome":"answered"');
      await expect.poll(() => api().calledOff).toContain('GLS');
    });

    test('can be asked of one carrier again', async () => {
      expect((await ask({ carriers: ['UPS'] })).map(({ carrier }) => carrier)).toEqual(['UPS']);
    });

    test('are asked for a year ahead at most', async () => {
      const shipmentData = { ...body.shipmentData, requestedDeliveryDate: '2999-12-31' };
      const answer = await api().call('owner', 'POST /rates', { body: { ...body, shipmentData } });
      expect((await problem(answer, 422)).errors).toEqual([
        {
          pointer: '/shipmentData/requestedDeliveryDate',
          detail: 'Das Datum liegt mehr als ein Jahr in der Zukunft.',
        },
      ]);
    });

    test('are refused for a parcel that is none', async () => {
      const shipmentData = { ...body.shipmentData, packages: [] };
      const answer = await api().call('owner', 'POST /rates', { body: { ...body, shipmentData } });
      expect((await problem(answer, 422)).errors).toEqual([
        { pointer: '/shipmentData/packages', detail: 'Fügen Sie mindestens ein Packstück hinzu.' },
      ]);
    });
  });
}
