import type { ExecutionDetail, TestResult } from 'contract';
import { vi } from 'vitest';

type Listener = (payload?: unknown) => void;

/** A socket that says what a test has it say; for tests. */
export function fakeSocket() {
  const listeners = new Map<string, Set<Listener>>();
  const of = (event: string) => listeners.get(event) ?? new Set();
  return {
    connected: true,
    active: true,
    connect: vi.fn<() => void>(),
    emit: vi.fn<(event: string, payload: object) => void>(),
    on: (event: string, listener: Listener) => listeners.set(event, of(event).add(listener)),
    off: (event: string, listener: Listener) => of(event).delete(listener),
    say: (event: string, payload?: object) => [...of(event)].forEach((listener) => listener(payload)),
  };
}

/** The series of the page. */
export const testSampleId = 'tsa_customs';
const result = (position: number, ended: Partial<TestResult>): TestResult => ({
  testItemId: `tit_${position}`,
  position,
  name: `Fall ${position}`,
  carrier: 'DHL',
  status: 'waiting',
  message: '',
  deviations: 0,
  duration: null,
  ...ended,
});

/** Of two cases the first is under way, by the second event. */
export const begun: ExecutionDetail = {
  execution: {
    id: 'exe_28',
    testSampleId,
    testItemId: null,
    number: 28,
    status: 'running',
    startedAt: '2026-11-20T13:04:50.000Z',
    endedAt: null,
    startedBy: { id: 'usr_1', full_name: 'Ina Sørensen' },
    total: 2,
    succeeded: 0,
    deviant: 0,
    failed: 0,
    message: '',
    sequence: 2,
  },
  results: [result(1, { status: 'running' }), result(2, {})],
};
/** Which that is. */
export const executionId = begun.execution.id;
/** How it stands at the sixth event. */
export const later: ExecutionDetail = {
  execution: { ...begun.execution, succeeded: 1, sequence: 6 },
  results: [result(1, { status: 'succeeded', duration: 900 }), result(2, { status: 'received' })],
};
/** Names the two cases, as events do. */
export const first = { testItemId: 'tit_1' };
export const second = { testItemId: 'tit_2' };
