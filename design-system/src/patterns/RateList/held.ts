import { type FocusEvent, useState } from 'react';
import { bestOffers, type BestOffers, keepOrder, type Sorting } from './order.ts';
import { type Offer, rateKey } from './rates-state.ts';

/** Whether somebody is about to act in an element: with the pointer over it or with the keyboard in it. */
export function useIsInside() {
  const [hasPointer, setPointer] = useState(false);
  const [hasKeyboard, setKeyboard] = useState(false);
  return {
    isInside: hasPointer || hasKeyboard,
    handlers: {
      onPointerEnter: () => setPointer(true),
      onPointerLeave: () => setPointer(false),
      // The focus that a press of the mouse has left behind acts on nothing.
      onFocus: ({ target }: FocusEvent) => setKeyboard(target.matches(':focus-visible')),
      onBlur: () => setKeyboard(false),
    },
  };
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
