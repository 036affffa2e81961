import type { ExecutionEvent, LiveEventPayload } from 'contract';

/** What an event carries besides of which execution it is, and which of its events. */
export type ExecutionPayload<Event extends ExecutionEvent> = Omit<
  Known<LiveEventPayload<Event>>,
  'testSampleId' | 'executionId' | 'sequence'
>;

/** Without whatever else a server may tell. */
export type Known<Payload> = {
  [Key in keyof Payload as string extends Key ? never : Key]: Payload[Key];
};
