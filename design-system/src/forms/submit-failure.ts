import { formatTime } from '../format/index.ts';
import type { FieldProblem } from './error-display.ts';
import { formsCopy } from './forms.copy.ts';
import { submitFailureCopy as copy } from './submit-failure.copy.ts';
import type { SubmitError } from './useSending.ts';

/** What is known of an attempt that failed, whatever the form. */
export interface SubmitFailureFacts {
  /** ISO 8601. */
  readonly at: string;
  readonly status?: number;
  readonly requestId?: string;
  /** Seconds that the server asks to wait. */
  readonly retryAfterSeconds?: number;
  /** The server's own German words, if it gave any. */
  readonly detail?: string;
  readonly fields?: readonly FieldProblem[];
}

/**
 * `invalid`: the server complains about the input; `forbidden`: the right is missing; `gone`: what is edited
 * is no more; `conflict`: somebody was faster; `limited`: too many attempts; `signedOut`: nobody is signed in;
 * `unreachable`: it was never sent; `late`, `unknown`: it may have been carried out; `faulty`: an error of ours.
 */
export type SubmitFailureReason =
  | 'invalid'
  | 'forbidden'
  | 'gone'
  | 'conflict'
  | 'limited'
  | 'signedOut'
  | 'unreachable'
  | 'late'
  | 'unknown'
  | 'faulty';

/** Why an attempt to save failed. A form that knows more reasons has a type of its own with the same facts. */
export interface SubmitFailure extends SubmitFailureFacts {
  readonly reason: SubmitFailureReason;
}

/** An attempt to save in the words of all forms. Nobody is told „nicht gespeichert“ of what may be saved. */
export function toSubmitError({ reason, ...facts }: SubmitFailure, title: string): SubmitError {
  const isOpen = reason === 'late' || reason === 'unknown';
  const { retryAfterSeconds: wait } = facts;
  const text = reason === 'limited' && wait !== undefined ? copy.limitedFor(wait) : copy.text[reason];
  // Of something that was there when the form was opened, the server only knows that it is not there.
  const told = reason === 'gone' ? { ...facts, detail: text } : facts;
  return toSubmitErrorSaying(text, told, isOpen ? copy.openTitle : title);
}

/**
 * The same with words of a form's own.
 *
 * @param text why; the server's words go before it
 */
export function toSubmitErrorSaying(text: string, facts: SubmitFailureFacts, title: string): SubmitError {
  const { at, status, requestId, detail, fields } = facts;
  const small = [formatTime(at), ...(status === undefined ? [] : [copy.status(status)])];
  return {
    title,
    text: `${detail ?? text} ${copy.kept}`,
    facts: small.join(formsCopy.separator),
    requestNumber: requestId,
    ...(fields && { fields }),
  };
}
