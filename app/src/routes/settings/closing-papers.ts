import type { DayEndClosing } from 'contract';
import { paperOf } from 'design-system/screens/settings/DayEndClosing/ClosingHistory';
import { dayEndCopy } from 'design-system/screens/settings/DayEndClosing/DayEndClosing.copy.ts';

/** The lists for the drivers of some closings, as one document. */
export interface ClosingPapers {
  readonly ids: readonly string[];
  /** „TA-10041“, or the first and the last of several. */
  readonly number: string;
  /** What they are called. */
  readonly paper: string;
}

/** What is printed of some closings, the newest of which comes first. */
export function toPapers(
  closings: readonly Pick<DayEndClosing, 'id' | 'number' | 'carrier'>[],
): ClosingPapers {
  const ids = closings.map(({ id }) => id);
  const [last] = closings;
  const first = closings.at(-1);
  if (!first || !last || first === last)
    return {
      ids,
      number: first?.number ?? '',
      paper: first ? paperOf(first) : dayEndCopy.closedToday.papers,
    };
  return { ids, number: `${first.number}–${last.number}`, paper: dayEndCopy.closedToday.papers };
}
