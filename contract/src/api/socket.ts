import * as v from 'valibot';
import { carriers } from '../entities/carrier.ts';
import { notificationSchema } from '../entities/notification.ts';
import { testStatusSchema } from '../entities/test-execution.ts';

/** Events that the client sends; what each carries stands in `ClientEventPayloads`. */
export const clientEvents = {
  executeTestSample: 'execute-test-sample',
  executeTestItem: 'execute-test-item',
  /** Asks whether the connection still carries anything; the server does nothing but acknowledge. */
  alive: 'alive',
} as const;

/** What the specification has the client send: who asks for a run hears its events. */
export interface ClientEventPayloads {
  readonly [clientEvents.executeTestSample]: { readonly testSampleId: string };
  readonly [clientEvents.executeTestItem]: { readonly testSampleId: string; readonly testItemId: string };
}

/**
 * Events that the client listens for; `liveEventSchemas` says what each carries. `missed` is ours: the types of
 * notifications that the page could not hear (`NotificationType[]`; `['unknown']` where they cannot be found out).
 * `settings-changed` is ours too: the organisation wants to hear of other things from now on. It carries an empty object.
 */
export const serverEvents = {
  executionFailed: 'execution-failed',
  testItemCarrierExecuted: 'test-item-carrier-executed',
  testItemExecuted: 'test-item-executed',
  testSampleExecuted: 'test-sample-executed',
  testSampleExecutionStarted: 'test-sample-execution-started',
  testItemExecutionStarted: 'test-item-execution-started',
  notification: 'notification',
  missed: 'missed',
  settingsChanged: 'settings-changed',
} as const;

/** What is told of an execution; whoever tells of one or listens to one does so by this list. */
export const executionEvents = [
  serverEvents.testSampleExecutionStarted,
  serverEvents.testItemExecutionStarted,
  serverEvents.testItemCarrierExecuted,
  serverEvents.testItemExecuted,
  serverEvents.testSampleExecuted,
  serverEvents.executionFailed,
] as const;
export type ExecutionEvent = (typeof executionEvents)[number];

/**
 * Of which execution, and which event of it: 1, 2, 3, … without a gap. Ours; whoever misses one, or hears none of
 * the two, asks for the execution as it stands.
 */
const ofExecution = { executionId: v.optional(v.string()), sequence: v.optional(v.number()) };
const ofSample = { testSampleId: v.string(), ...ofExecution };
const ofItem = { ...ofSample, testItemId: v.string() };
const carrier = v.fallback(v.picklist([...carriers, 'unknown']), 'unknown');

/**
 * What the events carry that the client listens for. The specification shows no payloads but that of
 * `notification`: the ids are ours, and whatever else a server tells is let through for the screen that knows it.
 * A run of a sample begins, then for each item its start, its carriers and its end, then the sample's end; a run of
 * one item ends with the item. `execution-failed` names the item where it was one that has failed, and no execution
 * where none has begun.
 */
export const liveEventSchemas = {
  [serverEvents.testSampleExecutionStarted]: v.looseObject(ofSample),
  [serverEvents.testItemExecutionStarted]: v.looseObject(ofItem),
  [serverEvents.testItemCarrierExecuted]: v.looseObject({ ...ofItem, carrier }),
  [serverEvents.testItemExecuted]: v.looseObject({
    ...ofItem,
    /** What became of it; ours, as whatever else stands here. */
    status: v.optional(testStatusSchema),
    message: v.optional(v.string()),
    deviations: v.optional(v.number()),
    duration: v.optional(v.nullable(v.number())),
  }),
  [serverEvents.testSampleExecuted]: v.looseObject(ofSample),
  [serverEvents.executionFailed]: v.looseObject({
    ...ofSample,
    testItemId: v.optional(v.string()),
    /** Why, in German. */
    message: v.optional(v.string()),
  }),
  [serverEvents.notification]: notificationSchema,
  /** What cannot be read may be anything. */
  [serverEvents.missed]: v.fallback(v.array(notificationSchema.entries.type), ['unknown']),
  /** Whatever it carries. */
  [serverEvents.settingsChanged]: v.looseObject({}),
} as const;

export type LiveEvent = keyof typeof liveEventSchemas;
export type LiveEventPayload<Event extends LiveEvent> = v.InferOutput<(typeof liveEventSchemas)[Event]>;

/** Whoever has read for longer asks everything anew. */
export const LONGEST_READING_MS = 60_000;

/** `auth` of the socket's handshake; the token is fetched anew at every connection. */
export interface SocketHandshake {
  readonly token: string;
  /**
   * How long ago the page began to read what notifications make old, in milliseconds: a duration, since clocks
   * differ. Whoever says so is told what was missed from then on. At most `LONGEST_READING_MS`.
   */
  readonly readingForMs?: number;
}
