import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { bestOffers, type BestOffers, keepOrder, type Sorting } from './order.ts';
import { type Offer, rateKey } from './rates-state.ts';

/** How long a pointer that has nothing to wait for rests until it is taken to act on nothing. */
const STILL_MILLISECONDS = 1000;

/**
 * Whether somebody is about to act in an element: with the pointer that has moved in it, or with the
 * keyboard in it. A pointer that only rests where the element has grown to is no sign of anybody. Once all
 * is settled a pointer that keeps still is none any more either, since nothing comes that would move on.
 */
export function useIsInside(isSettled: boolean) {
  const [hasPointer, setPointer] = useState(false);
  const [hasKeyboard, setKeyboard] = useState(false);
  const place = useRef('');
  const isPressed = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const waitForStillness = () => {
    clearTimeout(timer.current);
    if (!isSettled || isPressed.current) return;
    timer.current = setTimeout(() => setPointer(false), STILL_MILLISECONDS);
  };
  useEffect(() => {
    if (!isSettled || !hasPointer) return undefined;
    if (!isPressed.current) timer.current = setTimeout(() => setPointer(false), STILL_MILLISECONDS);
    return () => clearTimeout(timer.current);
  }, [isSettled, hasPointer]);

  const press = (isDown: boolean) => () => {
    isPressed.current = isDown;
    if (isDown) setPointer(true);
    waitForStillness();
  };
  return {
    isInside: hasPointer || hasKeyboard,
    handlers: {
      onPointerEnter: (event: PointerEvent) => {
        place.current = placeOf(event);
      },
      onPointerMove: (event: PointerEvent) => {
        // Where the page moves under it, a browser may tell of a pointer that has not moved.
        if (placeOf(event) === place.current) return;
        place.current = placeOf(event);
        setPointer(true);
        waitForStillness();
      },
      onPointerDown: press(true),
      onPointerUp: press(false),
      onPointerCancel: press(false),
      onPointerLeave: () => {
        isPressed.current = false;
        setPointer(false);
      },
      // The focus that a press of the mouse has left behind acts on nothing.
      onFocus: ({ target }: FocusEvent) => setKeyboard(target.matches(':focus-visible')),
      onBlur: () => setKeyboard(false),
    },
  };
}

function placeOf({ screenX, screenY }: PointerEvent): string {
  return `${screenX} ${screenY}`;
}

/** The sorted offers, in the order of the last look as long as that order is held; new ones follow. */
export function useHeldOrder(sorted: readonly Offer[], isHeld: boolean, sorting: Sorting): readonly Offer[] {
  const [last, setLast] = useState<{ readonly keys: readonly string[]; readonly sorting: Sorting }>({
    keys: [],
    sorting,
  });
  // Somebody who sorts anew wants the rows to move.
  const offers = isHeld && last.sorting === sorting ? keepOrder(last.keys, sorted) : sorted;
  const keys = offers.map(({ rate }) => rateKey(rate));
  if (last.sorting !== sorting || last.keys.join() !== keys.join()) setLast({ keys, sorting });
  return offers;
}

export interface Badges {
  /** The offers that are the best by what is known now, among those that have room to say so. */
  readonly shown: BestOffers;
  /** Rows that keep the room of a badge although it does not hold any more. */
  readonly rooms: ReadonlySet<string>;
}

/**
 * Which rows say that they are the best. Nobody is before all have answered; and a badge makes its
 * row higher, so as long as the rows are held none comes, and one that goes leaves its room behind.
 */
export function useHeldBadges(offers: readonly Offer[], isSettled: boolean, isInside: boolean): Badges {
  const best = bestOffers(offers);
  const [last, setLast] = useState<BestOffers>({});
  const isRenewed = isSettled && !isInside;
  if (isRenewed && (last.cheapest !== best.cheapest || last.fastest !== best.fastest)) setLast(best);
  const given = isRenewed ? best : last;
  return {
    shown: {
      cheapest: given.cheapest === best.cheapest ? best.cheapest : undefined,
      fastest: given.fastest === best.fastest ? best.fastest : undefined,
    },
    rooms: new Set([given.cheapest, given.fastest].filter((key) => key !== undefined)),
  };
}
