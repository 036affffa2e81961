import * as v from 'valibot';
import { isCalendarDay } from './date.ts';
import { ruleMessages } from './messages.copy.ts';

/* Apart from the other rules of days, which lists need without the messages of forms. */

/** A calendar day as `yyyy-MM-dd`, without time or zone. */
export function calendarDay() {
  return v.config(
    v.pipe(
      v.string(ruleMessages.specified.required),
      v.nonEmpty(ruleMessages.specified.required),
      v.check(isCalendarDay, ruleMessages.dateInvalid),
      v.metadata({ format: 'date' }),
    ),
    { abortPipeEarly: true },
  );
}
