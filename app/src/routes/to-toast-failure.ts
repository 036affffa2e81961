import { ApiError } from '../http/api-error.ts';

interface Words {
  /** What is certain not to be done. */
  readonly failed: string;
  /** Where it may be done all the same. */
  readonly open: string;
  /** Why, where nobody has given a reason. */
  readonly tryAgain: string;
  /** The answer was lost; what can be done about it. */
  readonly unanswered: string;
}

/**
 * A write that has failed, for a message of its own: with the platform's words where it gives any. Nobody is told
 * that it was not done where it may be done.
 */
export function toToastFailure(error: unknown, words: Words): { title: string; description: string } {
  const detail = error instanceof ApiError ? error.problem?.detail : undefined;
  const isOpen = error instanceof ApiError && error.isOutcomeUnknown && detail === undefined;
  if (isOpen) return { title: words.open, description: words.unanswered };
  // What refuses in few words says them in the title.
  const reason = detail ?? (error instanceof ApiError ? error.problem?.title : undefined);
  return { title: words.failed, description: reason || words.tryAgain };
}
