import { CircleAlert, TriangleAlert } from '@lucide/icons';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './LogView.css.ts';

export type LogLevel = 'info' | 'warning' | 'error';

export interface LogLine {
  /** Unique in the log. */
  id: string;
  /** As it is read, to the second or finer: „13:00:04,212“. */
  time: string;
  /** ISO 8601, for machines. */
  dateTime: string;
  level: LogLevel;
  text: string;
}

export interface LogViewProps {
  /** Names the region, e.g. „Protokoll des Laufs“. */
  label: string;
  /** The oldest first. */
  lines: readonly LogLine[];
  /** The levels in words, e.g. „Hinweis“. */
  levelLabels: Record<LogLevel, string>;
  /** More lines come: the end stays in sight as long as nobody has scrolled up. Default false. */
  isRunning?: boolean;
}

/** How far from the end, in pixels, still counts as at the end. */
const NEAR_END = 8;

/**
 * The lines that a machine wrote about its work. Not a live region: what a person has to know of it
 * belongs into words of its own.
 *
 * First used by the runs of jobs in the back office and by the test center.
 *
 * Source: https://www.w3.org/WAI/WCAG22/Understanding/keyboard (a part that scrolls takes the focus)
 */
export function LogView({ label, lines, levelLabels, isRunning = false }: LogViewProps) {
  const region = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);

  useLayoutEffect(() => {
    const { current } = region;
    if (isRunning && isAtEnd.current && current) current.scrollTop = current.scrollHeight;
  });

  return (
    <div
      ref={region}
      role="region"
      aria-label={label}
      // Without it, a keyboard could not scroll it in every browser.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.view}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_END;
      }}
    >
      <ol className={styles.list}>
        {lines.map(({ id, time, dateTime, level, text }) => (
          <li key={id} className={styles.line({ level })}>
            <time dateTime={dateTime} className={styles.time}>
              {time}
            </time>
            <span className={styles.level({ level })}>
              {level === 'error' && <Icon icon={CircleAlert} size="sm" />}
              {level === 'warning' && <Icon icon={TriangleAlert} size="sm" />}
              {levelLabels[level]}
            </span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
