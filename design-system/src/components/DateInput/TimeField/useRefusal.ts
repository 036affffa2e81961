import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { TimeFieldStateContext } from 'react-aria-components/TimeField';
import { addDigit, greatest, isBeyondTheClock, type TimePart, type TypedDigits } from './digits.ts';

type TimeFieldState = Parameters<(typeof TimeFieldStateContext)['Provider']>[0]['value'];

/**
 * Refuses digits that no clock shows before react-aria reads them: it would begin the part anew with
 * the last one and make 05:01 out of „25:61“. The part is emptied instead, so that nothing stands there
 * that was not typed. A colon ends the hour.
 *
 * @param box holds the parts
 */
export function useRefusal(
  box: RefObject<HTMLElement | null>,
  state: TimeFieldState,
  onRefuse: () => void,
): void {
  const typed = useRef<TypedDigits | null>(null);

  const refuse = (parts: readonly TimePart[]) => {
    typed.current = null;
    for (const part of parts) state?.clearSegment(part);
    onRefuse();
  };
  const goTo = (part: TimePart) => box.current?.querySelector<HTMLElement>(`[data-type="${part}"]`)?.focus();

  const handleInput = useEffectEvent((event: InputEvent) => {
    const part = event.target instanceof HTMLElement ? event.target.dataset['type'] : undefined;
    const { data } = event;
    if (!isTimePart(part) || data === null || state?.isReadOnly || state?.isDisabled) return;
    const before = typed.current;
    if (data === ':') {
      // „31:“ has gone on to the minute by itself after its first digit.
      if (part === 'minute' && before?.part === 'minute') {
        refuse(['hour', 'minute']);
        goTo('hour');
      } else if (part === 'hour' && before?.part === 'hour') goTo('minute');
      return;
    }
    if (!/^\d$/.test(data)) return;
    const next = addDigit(before, part, data);
    typed.current = next;
    if (!isBeyondTheClock(next)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    refuse([part]);
    if (part === 'hour') goTo('minute');
  });
  const handleFocus = useEffectEvent(({ target }: FocusEvent) => {
    const part = target instanceof HTMLElement ? target.dataset['type'] : undefined;
    if (typed.current?.part !== part) typed.current = null;
  });

  useEffect(() => {
    const element = box.current;
    const input = (event: Event) => event instanceof InputEvent && handleInput(event);
    const focus = (event: FocusEvent) => handleFocus(event);
    // On the way down: react-aria listens at the parts themselves.
    element?.addEventListener('beforeinput', input, true);
    element?.addEventListener('focusin', focus);
    return () => {
      element?.removeEventListener('beforeinput', input, true);
      element?.removeEventListener('focusin', focus);
    };
  }, [box]);
}

function isTimePart(text: string | undefined): text is TimePart {
  return text !== undefined && text in greatest;
}
