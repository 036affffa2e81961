import { preloadConfirm } from 'design-system/components/ConfirmProvider';
import { preloadToasts } from 'design-system/components/LazyToastRegion';
import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { holdInput } from './unsaved-input.ts';
import { useLeaveQuestion } from './use-leave-question.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Asks before the person goes to another page while this one holds input. Another query of the same
 * page is no other page, a reload keeps the draft, and the way to the provider is never asked about.
 *
 * @param onLeave called when the person agrees to lose the input
 */
export function useLeaveGuard(holdsInput: boolean, onLeave: () => void): void {
  const askToLeave = useLeaveQuestion();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => holdsInput && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => (holdsInput ? holdInput() : undefined), [holdsInput]);
  useEffect(() => {
    void whenIdle()
      // The question and a message about a failure may be needed just when there is no network.
      .then(() => Promise.all([preloadConfirm(), preloadToasts()]))
      .catch(() => undefined);
  }, []);

  const ask = useEffectEvent(async () => {
    const isAccepted = await askToLeave();
    if (blocker.state !== 'blocked') return;
    if (!isAccepted) return blocker.reset();
    onLeave();
    blocker.proceed();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void ask();
  }, [blocker.state]);
}
