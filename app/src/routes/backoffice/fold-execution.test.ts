import { type ExecutionDetail, serverEvents, type TestStatus } from 'contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldExecution, type HeardEvent } from './fold-execution.ts';

const ITEMS = 4;
const begun: ExecutionDetail = {
  execution: {
    id: 'exe_1',
    testSampleId: 'tsa_1',
    testItemId: null,
    number: 1,
    status: 'running',
    startedAt: '2026-11-20T13:04:50.000Z',
    endedAt: null,
    startedBy: { id: 'usr_1', full_name: 'Maike Petersen' },
    message: '',
    total: ITEMS,
    succeeded: 0,
    deviant: 0,
    failed: 0,
    sequence: 0,
  },
  results: Array.from({ length: ITEMS }, (_, index) => ({
    testItemId: `tit_${index}`,
    position: index + 1,
    name: `Fall ${index}`,
    carrier: 'DHL',
    status: 'waiting',
    message: '',
    deviations: 0,
    duration: null,
  })),
};
const { id: executionId, testSampleId } = begun.execution;
const ends: readonly TestStatus[] = ['succeeded', 'deviant', 'failed', 'succeeded'];

/** All events of an execution, as the platform tells them. */
const told: readonly HeardEvent[] = [
  { event: serverEvents.testSampleExecutionStarted, payload: { testSampleId } },
  ...ends.flatMap((status, index): HeardEvent[] => {
    const ofItem = { testSampleId, testItemId: `tit_${index}` };
    return [
      { event: serverEvents.testItemExecutionStarted, payload: ofItem },
      { event: serverEvents.testItemCarrierExecuted, payload: { ...ofItem, carrier: 'DHL' } },
      { event: serverEvents.testItemExecuted, payload: { ...ofItem, status, duration: 900 } },
    ];
  }),
  { event: serverEvents.testSampleExecuted, payload: { testSampleId } } as const,
].map(
  ({ event, payload }, index) =>
    ({ event, payload: { ...payload, executionId, sequence: index + 1 } }) as HeardEvent,
);
const plain = ({ execution, results, isGap }: ReturnType<typeof foldExecution>) => ({
  execution,
  results: [...results.values()],
  isGap,
});
const whole = plain(foldExecution(begun, told));

describe('an execution by what was read and what was heard', () => {
  test('comes to its end, with each case counted once', () => {
    expect(whole.execution).toMatchObject({
      status: 'done',
      succeeded: 2,
      deviant: 1,
      failed: 1,
      sequence: told.length,
    });
    expect(whole.results.map(({ status }) => status)).toEqual(ends);
    expect(whole.isGap).toBe(false);
  });

  test('is the same in whatever order its events come, and however often', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...told], { minLength: told.length }),
        fc.subarray([...told]),
        (shuffled, again) => {
          expect(plain(foldExecution(begun, [...shuffled, ...again]))).toEqual(whole);
        },
      ),
    );
  });

  test('is the same whenever it was read: what the answer knows does not count again', () => {
    for (let heard = 0; heard <= told.length; heard += 1) {
      const { execution, results } = plain(foldExecution(begun, told.slice(0, heard)));
      expect(plain(foldExecution({ execution, results }, told))).toEqual(whole);
    }
  });

  test('ends at the first gap, and is true as far as it goes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: told.length - 2 }), (missed) => {
        const heard = told.filter((_, index) => index !== missed);
        const folded = foldExecution(begun, heard);
        expect(folded.isGap).toBe(true);
        expect(plain({ ...folded, isGap: false })).toEqual(
          plain(foldExecution(begun, told.slice(0, missed))),
        );
      }),
    );
  });

  test('hears nothing of other executions, and takes what names no case of its own for a gap', () => {
    const others = told.map(
      ({ event, payload }) => ({ event, payload: { ...payload, executionId: 'exe_other' } }) as HeardEvent,
    );
    expect(plain(foldExecution(begun, others))).toEqual(plain(foldExecution(begun, [])));
    const strange = {
      event: serverEvents.testItemExecutionStarted,
      payload: { testSampleId, executionId, sequence: 1, testItemId: 'tit_other' },
    } as const;
    expect(foldExecution(begun, [strange]).isGap).toBe(true);
  });

  test('of one case ends with it', () => {
    const single = {
      execution: { ...begun.execution, testItemId: 'tit_0', total: 1 },
      results: begun.results.slice(0, 1),
    };
    const ofItem = { testSampleId, executionId, testItemId: 'tit_0' };
    const { execution } = foldExecution(single, [
      { event: serverEvents.testItemExecutionStarted, payload: { ...ofItem, sequence: 1 } },
      {
        event: serverEvents.testItemCarrierExecuted,
        payload: { ...ofItem, sequence: 2, carrier: 'DHL' },
      },
      { event: serverEvents.testItemExecuted, payload: { ...ofItem, sequence: 3, status: 'deviant' } },
    ]);
    expect(execution).toMatchObject({ status: 'done', deviant: 1 });
  });

  test('says why it has failed', () => {
    const { execution } = foldExecution(begun, [
      {
        event: serverEvents.executionFailed,
        payload: { testSampleId, executionId, sequence: 1, message: 'Unterbrochen.' },
      },
    ]);
    expect(execution).toMatchObject({ status: 'failed', message: 'Unterbrochen.' });
  });
});
