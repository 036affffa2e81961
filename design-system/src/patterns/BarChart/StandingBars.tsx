import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { formatNumber } from '../../format/index.ts';
import * as styles from './BarChart.css.ts';
import { partsOf, scaleOf } from './chart-scale.ts';
import type { BarsProps } from './LyingBars.tsx';

export interface StandingBarsProps extends BarsProps {
  formatTick?: ((value: number) => string) | undefined;
}

/** More than these have room for their numbers and long words nowhere. */
const MOST_WITH_NUMBERS = 14;
/** As many short words have room beside each other on a phone. */
const MOST_LABELS = 16;

/** How many digits beside each other have room: on the narrowest phone, on any, and in half a page. */
const DIGITS = { narrow: 26, phone: 40, page: 84 };

/** What becomes of the numbers above bars where there is less room than they need; the sentences keep them. */
function crowdOf(data: BarsProps['data']): 'some' | 'much' | 'too-much' | undefined {
  const digits = data.length * Math.max(0, ...data.map(({ value }) => value.length));
  if (digits > DIGITS.page) return 'too-much';
  if (digits > DIGITS.phone) return 'much';
  return digits > DIGITS.narrow ? 'some' : undefined;
}

/** How much of a column its bar takes. */
const BAR = { x: '15%', width: '70%' };

/** Bars from below upwards, one after another in time, before lines with their numbers. */
export function StandingBars({ series, data, hatchId, formatTick = formatNumber }: StandingBarsProps) {
  const { top, ticks } = scaleOf(
    Math.max(0, ...data.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0))),
  );
  const hasNumbers = data.length <= MOST_WITH_NUMBERS;
  const crowd = crowdOf(data);
  const every = Math.ceil(data.length / MOST_LABELS);
  return (
    <div className={styles.plot}>
      <div className={styles.axis} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetBlockEnd: `${(tick / top) * 100}%` }}>
            {formatTick(tick)}
          </span>
        ))}
      </div>
      <div className={styles.field}>
        <svg className={styles.lines} aria-hidden="true">
          {ticks.map((tick) => {
            const y = `${100 - (tick / top) * 100}%`;
            const ground = tick === 0 || undefined;
            return <line key={tick} x2="100%" y1={y} y2={y} className={styles.line} data-ground={ground} />;
          })}
        </svg>
        <ul className={styles.columns}>
          {data.map(({ key, label, shortLabel, parts, value, text }, place) => {
            const placed = partsOf(parts, top);
            const end = placed.reduce((sum, { length }) => sum + length, 0);
            return (
              <li key={key} className={styles.column}>
                <VisuallyHidden>{text}</VisuallyHidden>
                <svg className={styles.bar} aria-hidden="true">
                  {placed.map(({ start, length }, index) => {
                    const tone = series[index]?.tone ?? 'plain';
                    return (
                      length > 0 && (
                        <rect
                          key={series[index]?.name}
                          {...BAR}
                          y={`${100 - start - length}%`}
                          height={`${length}%`}
                          className={styles.part({ tone })}
                          fill={tone === 'danger' ? `url(#${hatchId})` : undefined}
                        />
                      )
                    );
                  })}
                  {hasNumbers && (
                    <text
                      x="50%"
                      y={`${100 - end}%`}
                      dy="-0.4em"
                      className={styles.barValue}
                      data-crowd={crowd}
                    >
                      {value}
                    </text>
                  )}
                </svg>
                <span className={styles.columnLabel} aria-hidden="true">
                  {(data.length - 1 - place) % every === 0 && (
                    <>
                      {hasNumbers && <span className={styles.long}>{label}</span>}
                      <span className={styles.short} data-always={!hasNumbers || undefined}>
                        {shortLabel ?? label}
                      </span>
                    </>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
