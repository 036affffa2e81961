import type { Counts } from './counts.ts';

export interface StepResult {
  counts: Counts;
  /** Shown when something failed. */
  output: string;
  /** The names of those that passed only when they were repeated. */
  repeated?: readonly string[];
}

/** A part of a command: one tool with one purpose. */
export interface Step {
  name: string;
  run: () => Promise<StepResult>;
  /** The step whose failure leaves this one nothing to work on; it then counts as skipped. */
  needs?: string;
}
