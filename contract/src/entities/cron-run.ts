import * as v from 'valibot';
import { toldInstant } from '../rules/date.ts';
import { personRefSchema } from './shipment.ts';

/** What all staff may start by `trigger-cron`. */
export const triggeredKinds = ['shipment-import', 'shipment-status', 'shipment-tracking-number'] as const;
export type TriggeredKind = (typeof triggeredKinds)[number];

/** What the platform does by the clock and keeps a record of. */
export const cronKinds = [...triggeredKinds, 'carrier-products'] as const;
export type CronKind = (typeof cronKinds)[number];

/** A run is `failed` where all of it failed, or where it came to no end; a part that failed is its result. */
export const cronRunStatuses = ['pending', 'success', 'failed'] as const;
export type CronRunStatus = (typeof cronRunStatuses)[number];

/** What came of all items together: of none failed, of some, of all. */
export const cronResults = { success: 0, someFailed: 1, failed: 2 } as const;
export type CronResult = (typeof cronResults)[keyof typeof cronResults];

/** What became of one item; `skipped` is one that needed nothing now. */
export const cronOutcomes = ['succeeded', 'skipped', 'failed'] as const;
export type CronOutcome = (typeof cronOutcomes)[number];

/** One run of a job. */
export const cronRunSchema = v.object({
  id: v.string(),
  kind: v.fallback(v.picklist([...cronKinds, 'unknown']), 'unknown'),
  status: v.fallback(v.picklist([...cronRunStatuses, 'unknown']), 'unknown'),
  /** Null while it is under way. */
  result: v.nullable(v.picklist([0, 1, 2])),
  startedAt: toldInstant(),
  endedAt: v.nullable(toldInstant()),
  /** Null where it was the clock. */
  startedBy: v.nullable(personRefSchema),
  /** The sum of the three below. */
  processed: v.number(),
  succeeded: v.number(),
  skipped: v.number(),
  failed: v.number(),
});
export type CronRun = v.InferOutput<typeof cronRunSchema>;

/** One thing that a run was about. */
export const cronRunItemSchema = v.object({
  id: v.string(),
  /** What it is called: a shipment by its „Auftragsnummer“. */
  label: v.string(),
  /** Null where there is none, such as a line of a file that made none. */
  shipment: v.nullable(v.object({ id: v.string(), orgCode: v.string() })),
  outcome: v.fallback(v.picklist([...cronOutcomes, 'unknown']), 'unknown'),
  /** What happened, in German. */
  message: v.string(),
  /** Milliseconds. */
  duration: v.number(),
});
export type CronRunItem = v.InferOutput<typeof cronRunItemSchema>;

/** How much a line matters: that something went on, that it is worth knowing, that it went wrong. */
export const cronLogLevels = ['info', 'warning', 'error'] as const;
export type CronLogLevel = (typeof cronLogLevels)[number];

/** What a run has noted, in German; oldest first. */
export const cronLogLineSchema = v.object({
  at: toldInstant(),
  level: v.fallback(v.picklist(cronLogLevels), 'info'),
  text: v.string(),
});
export type CronLogLine = v.InferOutput<typeof cronLogLineSchema>;
