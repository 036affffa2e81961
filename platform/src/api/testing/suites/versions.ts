import type { Endpoint } from 'contract';
import { api as contract } from 'contract';
import { describe, expect, test } from 'vitest';
import { problem, type TestApi } from '../test-api.ts';
import { versionedCalls } from './versioned-calls.ts';

/** Whatever is changed has one answer for whoever was too late. */
export function testVersions(api: () => TestApi): void {
  const calls = versionedCalls(api);

  describe('whoever was too late', () => {
    test('is told so by every call that has a version', () => {
      const versioned = Object.entries(contract).flatMap(([resource, endpoints]) =>
        Object.entries<Endpoint>(endpoints)
          .filter(([, { isVersioned }]) => isVersioned !== undefined)
          .map(([name]) => `${resource}.${name}`),
      );
      expect(calls.map(({ name }) => name).toSorted()).toEqual(versioned.toSorted());
    });

    test.each(calls)('hears it at $name in one form, and has changed nothing', async (call) => {
      const { by, find, method, body, title, isRepeatable } = call;
      const { path, version } = await find();
      const send = (turn: number, headers: Readonly<Record<string, string>>) =>
        api().call(by, `${method} ${path}` as 'PATCH /', { ...(body && { body: body(turn) }), headers });
      for (const other of [version + 1, version + 7]) {
        const told = await problem(await send(other, { 'if-match': `"${other}"` }), 412);
        expect(told).toEqual({
          type: 'about:blank',
          title,
          status: 412,
          detail: 'Es wurde nichts geändert. Laden Sie die aktuelle Fassung und ändern Sie diese.',
          code: 'VERSION_STALE',
          requestId: expect.stringMatching(/./),
        });
      }
      const unnamed = await problem(await send(3, {}), 428);
      expect(unnamed.detail).toContain('If-Match');
      // Nobody else has changed it, so the version that was told is still the one that counts.
      expect([200, 204]).toContain((await send(4, { 'if-match': `"${version}"` })).status);
      const again = await send(5, { 'if-match': `"${version}"` });
      expect(isRepeatable ? [200] : [404, 409, 412]).toContain(again.status);
    });

    // Whoever presses twice, or whose connection sends twice, is told the same however close the two are.
    test.each(calls)('hears it at $name alike from two at once and from two in turn', async (call) => {
      const { by, find, method, body } = call;
      const sender = async (turn: number) => {
        const { path, version } = await find();
        const sent = { ...(body && { body: body(turn) }), headers: { 'if-match': `"${version}"` } };
        return async () => (await api().call(by, `${method} ${path}` as 'PATCH /', sent)).status;
      };
      const inTurn = await sender(11);
      const expected = [await inTurn(), await inTurn()].join();
      const atOnce = await sender(12);
      const told = await Promise.all([atOnce(), atOnce()]);
      // What was there when the second one began is gone as it has asked; later there is nothing to remove.
      const bothDone = method === 'DELETE' ? '204,204' : expected;
      expect([expected, bothDone]).toContain(told.toSorted((one, other) => one - other).join());
    });
  });
}
