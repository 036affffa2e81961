import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { carriers } from './carrier.ts';

/** What a carrier can be asked. */
export const carrierOperations = [
  'catalogue',
  'rates',
  'order',
  'find',
  'label',
  'track',
  'cancel',
  'close',
] as const;
export type CarrierOperation = (typeof carrierOperations)[number];

/** What became of one question to a carrier: the first two are answers, the others failures. */
export const carrierCallOutcomes = ['answered', 'refused', 'faulty', 'unreachable', 'timeout'] as const;
export type CarrierCallOutcome = (typeof carrierCallOutcomes)[number];

/** A carrier that refuses is there: it says no to the question. */
export const failedOutcomes = ['faulty', 'unreachable', 'timeout'] as const satisfies CarrierCallOutcome[];

/** Whether nobody could work with what came back, if anything did. */
export function isFailedCall(outcome: CarrierCallOutcome): boolean {
  return (failedOutcomes as readonly CarrierCallOutcome[]).includes(outcome);
}

/**
 * `failedLast`: the latest question failed, and most before it were answered. `unasked`: nobody has asked it anything
 * for as long as calls are kept.
 */
export const connectionStates = ['reachable', 'failedLast', 'disturbed', 'unasked', 'notConfigured'] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** How many of the latest calls decide whether a carrier counts as disturbed. */
export const DECIDING_CALLS = 5;
/** Older ones than this, seen from the latest, say nothing of how it is now. */
const DECIDING_MS = 3_600_000;

/** How long the platform remembers calls to carriers. */
export const CARRIER_CALLS_KEPT_DAYS = 3;

/** What of a call decides. */
export interface JudgedCall {
  readonly at: Date;
  readonly outcome: CarrierCallOutcome;
}

/**
 * How a carrier's connection is, by its latest calls: disturbed where more than half of the latest five have failed,
 * and never reachable where the latest has.
 * Those of more than an hour before the latest do not count, so that a quiet night hides no failure of this morning.
 *
 * @param latest the newest first
 */
export function connectionStateOf(latest: readonly JudgedCall[]): Exclude<ConnectionState, 'notConfigured'> {
  const [newest] = latest;
  if (!newest) return 'unasked';
  const deciding = latest
    .slice(0, DECIDING_CALLS)
    .filter(({ at }) => newest.at.getTime() - at.getTime() <= DECIDING_MS);
  const failed = deciding.filter(({ outcome }) => isFailedCall(outcome)).length;
  if (failed * 2 > deciding.length) return 'disturbed';
  return isFailedCall(newest.outcome) ? 'failedLast' : 'reachable';
}

/** A newer platform may know more of both; what is not known is told as such. */
const operation = v.fallback(v.picklist([...carrierOperations, 'unknown']), 'unknown');
const outcome = v.fallback(v.picklist(carrierCallOutcomes), 'faulty');

/** One hour of calls to a carrier. */
const carrierHourSchema = v.object({
  /** When it begins. */
  from: toldInstant(),
  calls: v.number(),
  /** How many of them have failed. */
  failed: v.number(),
  /** How long half of them took at most, failures included; null where there was none. */
  medianMs: v.nullable(v.number()),
  /** The same of 95 in a hundred. */
  slowMs: v.nullable(v.number()),
});
export type CarrierHour = v.InferOutput<typeof carrierHourSchema>;

/** How the connection to one carrier is, measured by the calls that the platform has made. */
export const carrierConnectionSchema = v.object({
  carrier: v.picklist(carriers),
  /** A simulated carrier says that it is one. */
  displayName: v.string(),
  state: v.fallback(v.picklist(connectionStates), 'unasked'),
  /** Whether calls count and cost; null where it is not configured. */
  isProduction: v.nullable(v.boolean()),
  /** The latest call that was answered, be it by a refusal. */
  lastAnswer: v.nullable(v.object({ at: toldInstant(), durationMs: v.number() })),
  lastFailure: v.nullable(
    v.object({
      at: toldInstant(),
      operation,
      outcome,
      /** What our program says of it, without secrets; empty where it says nothing. */
      detail: v.string(),
    }),
  ),
  /** The last 24, the oldest first; the last one is not over. */
  hours: v.array(carrierHourSchema),
});
export type CarrierConnectionFacts = v.InferOutput<typeof carrierConnectionSchema>;

/** What one question by staff has come to. */
const calledSchema = v.object({ outcome, at: toldInstant(), durationMs: v.number() });

/** What „Verbindung prüfen“ has come to, and how the connection is by now. */
export const carrierCheckSchema = v.object({
  ...calledSchema.entries,
  connection: carrierConnectionSchema,
});
export type CarrierCheck = v.InferOutput<typeof carrierCheckSchema>;

/** What staff may ask a carrier by hand. */
export const requestOperations = ['rates', 'label', 'track', 'cancel'] as const;
export type RequestOperation = (typeof requestOperations)[number];

/**
 * Whether only who runs the service may ask it: what counts cannot be taken back, and in production anything may cost.
 */
export function isForAdministrators(asked: RequestOperation, isProduction: boolean): boolean {
  return isProduction || asked === 'cancel';
}

/** What a carrier has answered to a request by hand. */
export const carrierAnswerSchema = v.object({
  ...calledSchema.entries,
  carrier: v.picklist(carriers),
  displayName: v.string(),
  operation: v.picklist(requestOperations),
  /** Why there is no answer: the carrier's own words, or our program's, without secrets. */
  detail: v.string(),
  /** The answer as JSON with line breaks, without secrets; empty where there is none. */
  body: v.string(),
  /** The answer was longer, and its rest is left out. */
  isCut: v.boolean(),
  /** The same request for a command line, without secrets. */
  curl: v.string(),
});
export type CarrierAnswer = v.InferOutput<typeof carrierAnswerSchema>;
