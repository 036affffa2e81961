import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './BarChart.css.ts';
import type { ChartBar, ChartSeries } from './chart-bar.ts';
import { partsOf } from './chart-scale.ts';

export interface BarsProps {
  series: readonly ChartSeries[];
  data: readonly ChartBar[];
  /** Of the pattern that fills hatched parts. */
  hatchId: string;
}

/** Bars from the start to the end, the longest as long as there is room. */
export function LyingBars({ series, data, hatchId }: BarsProps) {
  const most = Math.max(1, ...data.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)));
  return (
    <ul className={styles.rows}>
      {data.map(({ key, label, parts, value, note, text }) => (
        <li key={key} className={styles.row}>
          <VisuallyHidden>{text}</VisuallyHidden>
          <span className={styles.rowContent} aria-hidden="true">
            <span className={styles.rowLabel}>{label}</span>
            <svg className={styles.track}>
              {partsOf(parts, most).map(({ start, length }, index) => {
                const tone = series[index]?.tone ?? 'plain';
                return (
                  length > 0 && (
                    <rect
                      key={series[index]?.name}
                      x={`${start}%`}
                      width={`${length}%`}
                      height="100%"
                      className={styles.part({ tone })}
                      fill={tone === 'danger' ? `url(#${hatchId})` : undefined}
                    />
                  )
                );
              })}
            </svg>
            <span className={styles.rowValue}>{value}</span>
            <span className={styles.rowNote}>{note}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
