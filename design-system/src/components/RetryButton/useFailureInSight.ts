import { useState } from 'react';

/** Where something stands that can fail: it has failed, it is under way, or something else. */
export type Standing = 'failed' | 'pending' | 'other';

export interface FailureInSight<State> {
  /** The failure to show; null where there is none. */
  readonly failure: State | null;
  /** It is being tried again. */
  readonly isRetrying: boolean;
}

/**
 * Keeps a failure in its place while it is tried again, with the button that was pressed and the
 * focus on it. For owners whose state forgets a failure as soon as the next attempt begins.
 */
export function useFailureInSight<State>(state: State, standing: Standing): FailureInSight<State> {
  const [last, setLast] = useState<State | null>(null);
  if (standing === 'failed' && last !== state) setLast(state);
  if (standing === 'other' && last !== null) setLast(null);
  if (standing === 'failed') return { failure: state, isRetrying: false };
  const failure = standing === 'pending' ? last : null;
  return { failure, isRetrying: failure !== null };
}
