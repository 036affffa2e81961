import { carriers } from 'contract';
import { domesticDraft } from 'contract/fixtures';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openMemoryStore } from '../store/testing/open-memory-store.ts';
import { defaultRateLimits, scaledRateLimits } from './rate-limits.ts';
import { requestUpload, upload } from './testing/attach-file.ts';
import { problem, startTestApi } from './testing/test-api.ts';
import type { PersonName, TestApi } from './testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(await openMemoryStore(), {
    rates: { perPerson: 2, perOrganization: 5 },
    creating: { perPerson: 2, perOrganization: 3 },
    contacts: { perPerson: 1, perOrganization: 3 },
    uploading: { perPerson: 2, perOrganization: 3 },
    strangers: { perAddress: 4 },
  });
  // No minute passes.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await api.close();
});

const template = { ...domesticDraft, isAvis: true, linkedRecipientId: null, linkedSenderId: null };
const question = {
  from: domesticDraft.from.address,
  to: domesticDraft.to.address,
  shipmentData: domesticDraft.shipmentData,
  carriers: [carriers[0]],
};
const create = (person: PersonName) => api.call(person, 'POST /shipments', { body: template });
const ask = (person: PersonName) => api.call(person, 'POST /rates', { body: question });

test('who creates too often waits, and is told how long; others go on, until all together are too many', async () => {
  expect((await create('owner')).status).toBe(200);
  expect((await create('owner')).status).toBe(200);

  const refused = await create('owner');
  expect(refused.headers.get('retry-after')).toBe('60');
  expect(refused.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(await problem(refused, 429)).toMatchObject({
    title: 'Zu viele Anfragen in kurzer Zeit',
    detail: 'Versuchen Sie es in 60\u00A0Sekunden erneut.',
  });

  expect((await create('member')).status).toBe(200);
  expect((await create('member')).status).toBe(429);
  expect((await create('otherOwner')).status).toBe(200);
  // Reading is not limited, nor is what has nothing to do with it.
  expect((await api.call('owner', 'GET /shipments')).status).toBe(200);
  expect((await ask('owner')).status).toBe(200);
});

test('who asks for rates too often waits', async () => {
  expect((await ask('otherOwner')).status).toBe(200);
  expect((await ask('otherOwner')).status).toBe(200);
  expect((await problem(await ask('otherOwner'), 429)).status).toBe(429);
});

test('who sends files too often waits', async () => {
  const { id } = await requestUpload(api, 'otherOwner');
  expect((await upload(api, 'otherOwner', id)).status).toBe(200);
  expect((await upload(api, 'otherOwner', id)).status).toBe(200);
  expect((await problem(await upload(api, 'otherOwner', id), 429)).status).toBe(429);
});

test('whoever is not signed in waits once too many calls have come from their address, whatever they read', async () => {
  const read = (path: `/${string}`) => api.call(undefined, `GET ${path}`);
  expect((await read('/pages/published?kind=imprint')).status).not.toBe(429);
  expect((await read('/pages/published?slug=nowhere')).status).toBe(404);
  expect((await read('/organizations/invitations/inv_nobody/validate')).status).toBe(404);
  // What can be no question is counted, too.
  expect((await read('/pages/published?kind=nonsense')).status).toBe(400);
  for (const path of [
    '/pages/published?kind=imprint',
    '/pages/published?slug=elsewhere',
    '/organizations/invitations/inv_other/validate',
    '/file-assets/fil_nobody/content?key=x',
    '/day-end-closings/clo_nobody/content?key=x',
  ] as const) {
    const refused = await read(path);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await problem(refused, 429)).detail).toBe('Versuchen Sie es in 60\u00A0Sekunden erneut.');
  }
  // Whoever is signed in is counted by who they are.
  expect((await api.call('owner', 'GET /shipments')).status).toBe(200);
});

test('who may not is refused for that', async () => {
  for (let call = 0; call < 4; call += 1) expect((await create('packer')).status).toBe(403);
  expect((await api.call(undefined, 'POST /shipments', { body: template })).status).toBe(401);
});

test('where nobody sets other limits, they lie beyond what hands do and below what a wild program does', () => {
  expect(defaultRateLimits).toEqual({
    rates: { perPerson: 240, perOrganization: 2400 },
    creating: { perPerson: 600, perOrganization: 6000 },
    contacts: { perPerson: 3000, perOrganization: 9000 },
    uploading: { perPerson: 120, perOrganization: 1200 },
    strangers: { perAddress: 1200 },
  });
});

test('a setting multiplies all of them', () => {
  expect(scaledRateLimits(1)).toEqual(defaultRateLimits);
  expect(scaledRateLimits(10)).toMatchObject({
    creating: { perPerson: 6000, perOrganization: 60_000 },
    strangers: { perAddress: 12_000 },
  });
});
