import * as v from 'valibot';
import { sentInstant } from '../rules/calendar-day.ts';
import { choice } from '../rules/choice.ts';
import { idText } from '../rules/id.ts';
import { carriers } from './carrier.ts';

/** More than anybody picks out by hand. */
const MOST_PICKED = 500;

/** Body of `POST day-end-closings`: which of a carrier's open shipments are closed. */
export const dayEndClosingDraftSchema = v.object({
  carrier: choice(carriers),
  /** Those that stay open. */
  excludedIds: v.optional(v.pipe(v.array(idText()), v.maxLength(MOST_PICKED)), []),
  /** Only these, of whatever else says which; without it any. Those of them that are not open are left alone. */
  onlyIds: v.optional(v.pipe(v.array(idText()), v.minLength(1), v.maxLength(MOST_PICKED))),
  /** Only those that have failed before, or all that are open. */
  only: v.optional(v.picklist(['failed', 'all']), 'all'),
  /** Only what was open by then, so that nothing is closed which nobody has seen in the list. */
  orderedUntil: v.optional(sentInstant()),
});
export type DayEndClosingDraft = v.InferInput<typeof dayEndClosingDraftSchema>;
