import { ChartColumn, Table2 } from '@lucide/icons';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { DataTable, type DataTableColumn } from '../../components/DataTable/DataTable.tsx';
import { barChartCopy as copy } from './BarChart.copy.ts';
import * as styles from './BarChart.css.ts';
import type { ChartBar, ChartSeries } from './chart-bar.ts';
import { LyingBars } from './LyingBars.tsx';
import { StandingBars } from './StandingBars.tsx';

export type { ChartBar, ChartSeries } from './chart-bar.ts';

export interface BarChartProps<Row> {
  /** What is compared: „Sendungen je Woche“. */
  title: string;
  /** The level of the heading in its page. Default 2. */
  headingLevel?: 2 | 3;
  /** `lying` for names, the longest first; `standing` for what follows in time, the latest last. */
  bars: 'lying' | 'standing';
  /** What the parts of a bar stand for; of a single one nothing is said. */
  series: readonly [ChartSeries, ...ChartSeries[]];
  /** At most 31. */
  data: readonly ChartBar[];
  /** How numbers are written beside the lines of standing bars. */
  formatTick?: (value: number) => string;
  /** The same, and more where there is more, for whoever reads numbers; null where a table stands beside it anyway. */
  table: {
    readonly columns: readonly DataTableColumn<Row>[];
    readonly rows: readonly Row[];
    readonly rowKey: (row: Row) => string;
  } | null;
  /** Shows the table at first. */
  isTableAtFirst?: boolean;
  /** Below the bars, e.g. that the latest week is not over. */
  note?: ReactNode;
}

/**
 * Amounts beside each other, as bars or as a table. Bars are an SVG; each is read as a sentence, and told by its
 * number, never by its length or colour alone. It is loaded only by the pages that show one, so it needs no library:
 * those that were looked at are tens of kilobytes, and their numbers are not text.
 *
 * First used by the statistics and by the costs of a year.
 *
 * Source: https://www.w3.org/WAI/tutorials/images/complex/, WCAG 1.1.1, 1.4.1, 1.4.10
 */
export function BarChart<Row>(props: BarChartProps<Row>) {
  const { title, headingLevel = 2, bars, series, data, formatTick, table, note } = props;
  const id = useId();
  const [isTable, setTable] = useState(props.isTableAtFirst ?? false);
  const hatchId = `${id}-hatch`;
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <figcaption className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {table && (
          <span className={styles.change}>
            <Button
              variant="link"
              size="sm"
              icon={isTable ? ChartColumn : Table2}
              aria-describedby={id}
              onPress={() => setTable(!isTable)}
            >
              {isTable ? copy.asBars : copy.asTable}
            </Button>
          </span>
        )}
      </figcaption>
      {table && isTable ? (
        <DataTable label={title} {...table} />
      ) : (
        <>
          <Hatch id={hatchId} />
          {series.length > 1 && <Legend series={series} hatchId={hatchId} />}
          {bars === 'lying' ? (
            <LyingBars series={series} data={data} hatchId={hatchId} />
          ) : (
            <StandingBars series={series} data={data} hatchId={hatchId} formatTick={formatTick} />
          )}
        </>
      )}
      {note && <p className={styles.foot}>{note}</p>}
    </figure>
  );
}

/** What hatched parts are filled with. */
function Hatch({ id }: { id: string }) {
  return (
    <svg className={styles.patterns} aria-hidden="true">
      <defs>
        <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="5" height="5" className={styles.hatchGround} />
          <line y2="5" className={styles.hatch} />
        </pattern>
      </defs>
    </svg>
  );
}

function Legend({ series, hatchId }: { series: readonly ChartSeries[]; hatchId: string }) {
  return (
    <ul className={styles.legend}>
      {series.map(({ name, tone }) => (
        <li key={name} className={styles.legendItem}>
          <svg className={styles.swatch} aria-hidden="true">
            <rect
              width="100%"
              height="100%"
              className={styles.part({ tone })}
              fill={tone === 'danger' ? `url(#${hatchId})` : undefined}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
