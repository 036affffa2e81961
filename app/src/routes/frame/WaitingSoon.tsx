import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Verdict } from '../guard.ts';

const SHOWN_AFTER_MS = 800;

const Waiting = lazy(() => import('./Waiting.tsx'));

/** Mostly it is known at once who asks; words that flash by would only disturb. */
export function WaitingSoon({ verdict }: { verdict: Exclude<Verdict, 'granted' | 'forbidden'> }) {
  const isBrief = verdict === 'wait' || verdict === 'signIn';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isBrief && !isShown) return <PendingBar isShown />;
  return (
    <Suspense fallback={<PendingBar isShown />}>
      <Waiting verdict={verdict} />
    </Suspense>
  );
}
