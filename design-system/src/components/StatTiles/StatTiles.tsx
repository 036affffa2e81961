import type { LucideIconData } from '@lucide/icons';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './StatTiles.css.ts';

export type StatTone = 'neutral' | 'success' | 'warning' | 'danger';

export interface StatTile {
  /** What is counted, e.g. „Zugestellt“. */
  label: string;
  /** The number as it is read, with its unit: „1.176“, „18.432,60 €“. */
  value: string;
  /** What it is compared with or a part of, e.g. „4 weniger als davor“. */
  note?: string;
  /** Says the same as the words, never more. */
  icon?: LucideIconData;
  /** Colours the icon. Default `neutral`. */
  tone?: StatTone;
  /** Leads to what is counted. */
  href?: string;
}

export interface StatTilesProps {
  /** Two to six. */
  tiles: readonly StatTile[];
}

/**
 * A few numbers that tell how things are, each with what it counts. For more than six, or to compare
 * rows of them, take a table.
 *
 * First used by the statistics (`/statistiken`) and by a run of a job in the back office.
 *
 * Source: https://www.w3.org/TR/html/grouping-content.html#the-dl-element
 */
export function StatTiles({ tiles }: StatTilesProps) {
  return (
    // In two columns the last of an odd number would stand alone.
    <dl className={styles.strip} data-odd={tiles.length % 2 === 1 || undefined}>
      {tiles.map(({ label, value, note, icon, tone = 'neutral', href }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>
            {icon && (
              <span className={styles.mark({ tone })}>
                <Icon icon={icon} size="sm" />
              </span>
            )}
            {href === undefined ? label : <Link href={href}>{label}</Link>}
          </dt>
          <dd className={styles.value}>{value}</dd>
          {note !== undefined && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
