import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { AccessDecision } from '../../pages/access.ts';

const SHOWN_AFTER_MS = 800;

const Waiting = lazy(() => import('./Waiting.tsx'));

/** Mostly it is known at once who asks; words that flash by would only disturb. */
export function WaitingSoon({ decision }: { decision: Exclude<AccessDecision, 'granted' | 'forbidden'> }) {
  const isBrief = decision === 'wait' || decision === 'signIn';
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (isBrief && !isShown) return <PendingBar isShown />;
  return (
    <Suspense fallback={<PendingBar isShown />}>
      <Waiting decision={decision} />
    </Suspense>
  );
}
