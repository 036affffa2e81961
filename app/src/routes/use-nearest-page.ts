import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';

/**
 * Leads to the last page of a list that ends before the one that is asked for. The screen stays where it is meanwhile:
 * a panel or a dialog beside the list may hold what somebody has typed.
 *
 * @param nearest the page that there is: `nearestPage`
 * @param hrefOf the address of now on another page; whatever is open beside the list stays in it
 * @returns whether the page that is asked for is beyond the end
 */
export function useNearestPage(page: number, nearest: number, hrefOf: (page: number) => string): boolean {
  const navigate = useNavigate();
  const isBeyondEnd = nearest !== page;
  const lead = useEffectEvent(
    (to: number) => void navigate(hrefOf(to), { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    if (isBeyondEnd) lead(nearest);
  }, [isBeyondEnd, nearest]);
  return isBeyondEnd;
}
