import { api as contract } from 'contract';
import type { Endpoint } from 'contract';
import { describe, expect, test } from 'vitest';
import { tables } from '../../../store/index.ts';
import type { TestApi } from '../test-api.ts';

const { auditRecords } = tables;

/** What leaves no record under its own number, each with its reason. */
const unrecorded: Readonly<Record<string, string>> = {
  'carrierConnections.check': 'changes nothing',
  'fileAssets.confirm': 'nobody sees a file before something has it, which is recorded',
  'fileAssets.requestUpload': 'the same',
  'notifications.markAllRead': 'is seen by nobody else',
  'notifications.markRead': 'the same',
  'notifications.markUnread': 'the same',
  'rates.list': 'changes nothing',
  'shipmentDesk.refresh': 'what a carrier says is recorded as its word, whoever has asked',
  'testSamples.execute': 'its execution is kept with who has begun it',
};

const endpoints = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, { method, path }]) => ({
    name: `${resource}.${name}`,
    method,
    path: new RegExp(`^/${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    // Of two that fit, the one with fewer parameters is meant.
    parameters: path.split('{').length,
  })),
);

/** That every change by anyone is written down, judged by all calls of the suites before it. */
export function testAuditOfCalls(api: () => TestApi): void {
  describe('the calls that change something', () => {
    test('are all made by some suite, and each leaves a record of its own', async () => {
      const rows = await api()
        .store.db.selectDistinct({ requestId: auditRecords.requestId })
        .from(auditRecords);
      const recorded = new Set(rows.map(({ requestId }) => requestId));
      const found = new Map<string, boolean>();
      for (const { method, path, requestId } of api().written) {
        const [endpoint] = endpoints
          .filter((one) => one.method === method && one.path.test(path))
          .toSorted((one, other) => one.parameters - other.parameters);
        if (endpoint)
          found.set(endpoint.name, (found.get(endpoint.name) ?? false) || recorded.has(requestId));
      }
      const silent = [...found].filter(([, isRecorded]) => !isRecorded).map(([name]) => name);
      expect(silent.toSorted()).toEqual(Object.keys(unrecorded).toSorted());
      const writing = endpoints.filter(({ method }) => method !== 'GET').map(({ name }) => name);
      // Bytes are put to a link that has no caller.
      expect(writing.filter((name) => !found.has(name))).toEqual(['fileAssets.upload']);
    });
  });
}
