import * as v from 'valibot';
import { isCalendarDay, isOfSentYears, isSentDay } from './date.ts';
import { ruleMessages } from './messages.copy.ts';
import { storable } from './storable.ts';

/* Apart from the other rules of days, which lists need without the messages of forms. */

/** A calendar day that is sent, `yyyy-MM-dd`, without time or zone. */
export function calendarDay() {
  return v.config(
    v.pipe(
      v.string(ruleMessages.specified.required),
      v.transform(storable),
      v.nonEmpty(ruleMessages.specified.required),
      v.check(isCalendarDay, ruleMessages.dateInvalid),
      v.check(isOfSentYears, ruleMessages.dateInvalid),
      v.metadata({ format: 'date' }),
    ),
    { abortPipeEarly: true },
  );
}

/** An instant that is sent, ISO 8601 with zone. */
export function sentInstant() {
  return v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.check((text) => isSentDay(text.slice(0, DAY_LENGTH))),
    v.metadata({ format: 'date-time' }),
  );
}

const DAY_LENGTH = 10;
