import { randomUUID } from 'node:crypto';
import { api as contract } from 'contract';
import type { Endpoint } from 'contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { problem } from '../test-api.ts';
import type { TestApi } from '../test-api.ts';
import { permissions } from './permissions.ts';
import { samples } from './poison-samples.ts';
import type { Sample } from './poison-samples.ts';

const calls = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
    const full = `${resource}.${name}` as keyof typeof samples;
    return { name: full, endpoint, sample: samples[full] };
  }),
);

const entriesOf = ({ query }: Endpoint) =>
  (query as { readonly entries?: Readonly<Record<string, unknown>> } | undefined)?.entries ?? {};

/** What has the form of something that is there, and is not: no call takes it for a fault of ours. */
export function testPlausibleInput(api: () => TestApi): void {
  let authorization: string;
  /** Calls as somebody who may do everything, with every further parameter of the path naming nothing. */
  const send = (
    { request, query = {}, body }: Sample,
    { key = randomUUID(), ...changes }: { readonly key?: string; readonly organization?: string } = {},
  ) => {
    const path = request.replaceAll(/\{\w+\}/g, 'nothing');
    const search = new URLSearchParams({ ...query, ...changes }).toString();
    const headers = { authorization, 'if-match': '"1"' };
    return api().call(undefined, `${path}?${search}` as `GET /`, { key, headers, body });
  };

  describe('input that looks right', () => {
    beforeAll(async () => {
      authorization = `Bearer ${await api().tokenWith(permissions)}`;
    });

    const naming = calls.filter(({ endpoint }) => 'organization' in entriesOf(endpoint));
    test.each(naming)('$name says that an organisation is not there', async ({ sample }) => {
      const answer = await problem(await send(sample, { organization: 'org_nobody' }), 404);
      expect(answer.detail).toBe('Diese Organisation gibt es nicht.');
    });

    const withDays = calls.flatMap(({ name, sample }) =>
      Object.entries(sample.query ?? {})
        .filter(([, value]) => /^\d{4}-\d{2}-\d{2}$/.test(value))
        .flatMap(([field]) => ['0001-01-01', '9999-12-31'].map((day) => ({ name, sample, field, day }))),
    );
    test.each(withDays)('$name refuses $field=$day', async ({ sample, field, day }) => {
      const answer = await send({ ...sample, query: { ...sample.query, [field]: day } });
      expect((await problem(answer, 400)).detail).toBe('Die Adresse enthält eine ungültige Angabe.');
    });

    test('has one key for all calls that create, and each goes by its own', async () => {
      const key = randomUUID();
      const creating = calls.filter(({ endpoint }) => endpoint.isIdempotent);
      expect(creating.length).toBeGreaterThan(10);
      const faults: string[] = [];
      for (const { name, sample } of creating) {
        const { status } = await send(sample, { key });
        if (status >= 500) faults.push(`${name}: ${status}`);
      }
      expect(faults).toEqual([]);
    });
  });
}
