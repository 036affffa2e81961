import { preloadConfirm, useConfirm } from 'design-system/components/ConfirmProvider';
import { preloadToasts } from 'design-system/components/LazyToastRegion';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Location, useBlocker } from 'react-router';
import { whenIdle } from '../browser/when-idle.ts';
import type { Kept } from '../drafts/draft-presence.ts';
import { leaveQuestion, orderOpenQuestion } from './leave-question.ts';
import { holdInput } from './unsaved-input.ts';

/**
 * Asks before the person goes to another page while this one holds something. Another query of the same
 * page is no other page, a reload keeps the draft, and the way to the provider is never asked about.
 * The question goes with what it is about: a page that is done is left without it, also where it says so
 * and goes in the same breath, before it has been rendered anew.
 *
 * @param held what the page holds; of an open order nothing is lost, and nothing must be
 * @param onLoss called when the person agrees to lose the input, never where they were told of an open order
 * @param continuedAt an address where it goes on as it is, so that nobody is asked on the way there
 * @param isLeaving what leaves it, where another query of the same page does
 */
export function useLeaveGuard(
  held: Kept,
  onLoss: () => void,
  continuedAt?: string,
  isLeaving = isAnotherPage,
): void {
  const confirm = useConfirm();
  const holdsInput = held !== 'nothing';
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      holdsInput &&
      isLeaving(currentLocation, nextLocation) &&
      nextLocation.pathname + nextLocation.search !== continuedAt,
  );

  useEffect(() => (held === 'nothing' ? undefined : holdInput(held)), [held]);
  useEffect(() => {
    void whenIdle()
      // The question and a message about a failure may be needed just when there is no network.
      .then(() => Promise.all([preloadConfirm(), preloadToasts()]))
      .catch(() => undefined);
  }, []);

  /** Sees the blocker and what is held as they are when the answer comes. */
  const answer = useEffectEvent((isAccepted: boolean, isToldOfOrder: boolean) => {
    if (blocker.state !== 'blocked') return;
    if (!isAccepted) return blocker.reset();
    // Who was told that an order goes on has not agreed to lose anything, and an open order is never forgotten.
    if (!isToldOfOrder && held === 'draft') onLoss();
    blocker.proceed();
  });
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const isOrderOpen = held === 'order';
    const isAccepted = await confirm({ ...(isOrderOpen ? orderOpenQuestion : leaveQuestion), signal });
    if (!signal.aborted) answer(isAccepted, isOrderOpen);
  });
  /** Where the ways lead that were asked about last, and whose question has gone unanswered. */
  const ways = useRef<{ asked?: Location; gone?: Location }>({});
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (blocker.state !== 'blocked') return;
    // Input that comes later is no reason to ask again about a way of before.
    if (blocker.location === ways.current.gone) return blocker.reset();
    ways.current.asked = blocker.location;
    void ask(signal);
  });
  /** Nothing is left to ask about. */
  const letGo = useEffectEvent(() => {
    if (blocker.state !== 'blocked') return;
    // Where a page leads that was done under its question is its own to say.
    if (blocker.location === ways.current.asked) ways.current.gone = blocker.location;
    // This way was judged by what the last rendering held, which is gone.
    else blocker.proceed();
  });
  const way = blocker.location;
  useEffect(() => {
    if (!holdsInput && way) letGo();
  }, [holdsInput, way]);
  const isAsking = holdsInput && blocker.state === 'blocked';
  useEffect(() => {
    if (!isAsking) return undefined;
    const question = new AbortController();
    begin(question.signal);
    return () => question.abort();
  }, [isAsking]);
}

const isAnotherPage = (here: Location, there: Location) => here.pathname !== there.pathname;
