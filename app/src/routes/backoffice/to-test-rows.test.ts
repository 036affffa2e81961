import type { ListedTestItem, TestResult, TestStatus } from 'contract';
import { noFilter } from 'design-system/screens/backoffice/TestSample/test-sample-state.ts';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { countStatuses, toTestRows, toTestSampleState, withStatus } from './to-test-rows.ts';

const startedAt = '2026-11-20T09:12:00.000Z';
const running: TestResult = {
  testItemId: 'tit_1',
  position: 1,
  name: '',
  carrier: 'DHL',
  status: 'running',
  message: '',
  deviations: 0,
  duration: null,
};
const itemOf = (status: TestStatus | null, index: number): ListedTestItem => ({
  id: `tit_${index + 1}`,
  testSampleId: 'tsa_1',
  position: index + 1,
  name: '',
  operation: 'rates',
  carrier: 'DHL',
  productCode: '',
  isExecutable: true,
  answersAfter: 0,
  expectedAt: null,
  version: 1,
  from: { countryCode: 'DE', postalCode: '24103' },
  to: { countryCode: 'DE', postalCode: '80331' },
  pieces: 1,
  weightKg: 5,
  latest: status && { ...running, testItemId: `tit_${index + 1}`, status, startedAt },
  past: [],
});
const testItems = (['succeeded', 'succeeded', 'deviant', 'failed', 'received', null] as const).map(itemOf);
const run = { execution: { number: 4, startedAt }, results: new Map([['tit_1', running]]) };
const rows = toTestRows(testItems, run);
const asked = {
  filter: noFilter,
  latest: undefined,
  isSlow: false,
  refusal: { person: { name: '', role: '', organizationName: '' }, helper: 'portal' },
} as const;

describe('the rows of a series', () => {
  test('show the execution that the page is about, and else the latest result', () => {
    expect(rows.map(({ result }) => result?.status)).toEqual([
      'running',
      'succeeded',
      'deviant',
      'failed',
      'received',
      undefined,
    ]);
  });

  test('show nothing of an execution after which a case asks something else', () => {
    const [result] = toTestRows([{ ...itemOf(null, 0), answersAfter: 4 }], run).map((row) => row.result);
    expect(result).toBeNull();
  });

  test.each([
    ['deviant', '2026-11-20T09:30:00.000Z', true],
    ['deviant', '2026-11-20T09:00:00.000Z', false],
    // Whatever is expected, there was no answer.
    ['failed', '2026-11-20T09:30:00.000Z', false],
  ] as const)(
    '%s, where something else is expected since %s, is overtaken: %s',
    (status, expectedAt, isIt) => {
      const item = { ...itemOf(status, 0), expectedAt };
      const none = { execution: null, results: new Map() };
      const inRun = { ...run, results: new Map([['tit_1', { ...running, status }]]) };
      for (const about of [none, inRun]) {
        const [row] = toTestRows([item], about);
        expect(row).toMatchObject({ isOvertaken: isIt, result: isIt ? null : { status } });
      }
    },
  );

  test('are counted by how they stand; what was never executed waits', () => {
    expect(countStatuses(rows)).toEqual({
      running: 1,
      succeeded: 1,
      deviant: 1,
      failed: 1,
      received: 1,
      waiting: 1,
    });
  });

  test('are narrowed down by how they stand', () => {
    expect(withStatus(rows, 'all').totalItems).toBe(6);
    expect(withStatus(rows, 'waiting').items.map(({ item }) => item.id)).toEqual(['tit_6']);
  });
});

describe('the page of a series', () => {
  test('says that there is none', () => {
    const error = new ApiError('notFound', '', { status: 404 });
    expect(toTestSampleState({ error, isValidating: false }, asked)).toEqual({ kind: 'notFound' });
  });

  test('tells a series without cases from one of which none stands so', () => {
    const data = { items: [], totalItems: 0, totalPages: 1 } as const;
    expect(toTestSampleState({ data, isValidating: false }, asked)).toEqual({ kind: 'empty' });
    const filter = { ...noFilter, status: 'failed' } as const;
    expect(toTestSampleState({ data, isValidating: false }, { ...asked, filter })).toEqual({
      kind: 'noHits',
    });
  });
});
