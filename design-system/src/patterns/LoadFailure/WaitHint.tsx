import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { loadFailureCopy as copy } from './LoadFailure.copy.ts';

export interface WaitHintProps {
  /** That the server asked to wait, from the moment that this is shown. */
  seconds: number;
}

/**
 * How long the server still wants to be left alone. The eye sees the seconds go by; who listens is told once how
 * long, and when it is over. Give it a `key` that tells one failure from the next.
 */
export function WaitHint({ seconds }: WaitHintProps) {
  const left = useSecondsLeft(seconds);
  if (left === 0) return <span>{copy.waitIsOver}</span>;
  return (
    <span>
      <span aria-hidden="true">{copy.waitSeconds(left)}</span>
      <VisuallyHidden>{copy.waitSeconds(seconds)}</VisuallyHidden>
    </span>
  );
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    // Timers sleep in hidden tabs, clocks do not.
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(next);
      if (next === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
