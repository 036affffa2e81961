import {
  dayHead,
  dayName,
  detail,
  event as eventClass,
  list,
  mark,
  markLine,
  time,
  title,
} from './Timeline.css.ts';

export interface TimelineEvent {
  key: string;
  /** Time of day as shown, e.g. „08:12 Uhr“. */
  time: string;
  /** The instant in ISO 8601, for machines. */
  dateTime: string;
  title: string;
  /** Where, or by whom. */
  detail?: string;
  /** What was said of it, word for word; its language is not known. */
  original?: string;
  /** What it means for how things stand: went wrong, is over, is doubtful. All is well by default. */
  tone?: TimelineTone;
}

export type TimelineTone = 'danger' | 'warning' | 'muted';

export interface TimelineDay {
  key: string;
  /** „Heute“, „Gestern“ or a date. */
  heading: string;
  events: readonly TimelineEvent[];
}

export interface TimelineProps {
  /** Newest day first, newest event first: the first event is where things stand now. */
  days: readonly TimelineDay[];
}

/**
 * What happened, grouped by day, newest on top.
 *
 * Source: https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/time
 */
export function Timeline({ days }: TimelineProps) {
  const now = days[0]?.events[0];
  const first = days.at(-1)?.events.at(-1);
  return (
    <ol className={list}>
      {days.map((day) => (
        <li key={day.key}>
          <p className={dayHead}>
            <span className={dayName}>{day.heading}</span>
          </p>
          <ol>
            {day.events.map((event) => (
              <li
                key={event.key}
                className={eventClass}
                data-current={event === now || undefined}
                data-last={event === first || undefined}
                data-tone={event.tone}
              >
                <time className={time} dateTime={event.dateTime}>
                  {event.time}
                </time>
                <span className={markLine}>
                  <span className={mark} />
                </span>
                <div>
                  <p className={title}>{event.title}</p>
                  {event.detail && <p className={detail}>{event.detail}</p>}
                  {event.original && (
                    <p className={detail} translate="no">
                      <q>{event.original}</q>
                    </p>
                  )}
                </div>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
