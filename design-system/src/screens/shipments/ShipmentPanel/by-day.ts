import type { TimelineDay, TimelineEvent } from '../../../components/Timeline/Timeline.tsx';
import { formatDayHeading, formatIsoDay, formatTime } from '../../../format/index.ts';

/** What happened at an instant, ISO 8601. */
interface Dated {
  readonly id: string;
  readonly at: string;
}

/** Groups of one day; the order stays. */
export function byDay<Entry extends Dated>(
  entries: readonly Entry[],
  now: Date,
  toEvent: (entry: Entry) => Omit<TimelineEvent, 'key' | 'time' | 'dateTime'>,
): TimelineDay[] {
  const days = Map.groupBy(entries, ({ at }) => formatIsoDay(at));
  return [...days].map(([key, ofDay]) => ({
    key,
    heading: formatDayHeading(key, now),
    events: ofDay.map((entry) => ({
      key: entry.id,
      time: formatTime(entry.at),
      dateTime: entry.at,
      ...toEvent(entry),
    })),
  }));
}
