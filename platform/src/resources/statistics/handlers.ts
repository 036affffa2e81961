import { daysOfStatistics, isCountable } from 'contract';
import type { StatisticsPeriod, WholeRange } from 'contract';
import type { ResourceHandlers } from '../../api/handler.ts';
import { problemCopy } from '../../api/problem.copy.ts';
import { ProblemError } from '../../api/problem.ts';
import { inScope } from '../../api/scope.ts';
import type { Services } from '../../services.ts';
import { amountCell, dayCell, moneyCell, type SheetColumn } from '../../spreadsheets/cells.ts';
import { sheetFile } from '../../spreadsheets/sheet-file.ts';
import { tables } from '../../store/index.ts';
import { linesOf, statisticsOf } from './queries.ts';
import type { StatisticsLine } from './queries.ts';
import { statisticsSheetCopy as copy } from './statistics-sheet.copy.ts';

const { shipments } = tables;

export function statisticsHandlers({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): ResourceHandlers<'statistics'> {
  return {
    get: ({ scope, query, today, startOfDay }) =>
      statisticsOf(db, inScope(scope, shipments), rangeOf(query, today), { startOfDay, now: now() }),

    export: async ({ scope, query, today, startOfDay }) => {
      const range = rangeOf(query, today);
      const lines = linesOf(db, inScope(scope, shipments), range, startOfDay);
      return sheetFile(query.format, {
        name: `Statistik-${range.from}-${range.to}`,
        columns,
        batches: inOne(lines),
      });
    },
  };
}

interface Asked {
  readonly period: StatisticsPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** @throws {ProblemError} 400 for one that ends before it begins, or is too long */
function rangeOf({ period, from, to }: Asked, today: string): WholeRange {
  if (from === undefined || to === undefined) return daysOfStatistics(period, today);
  const range = { from, to };
  if (!isCountable(range)) throw new ProblemError(400, { detail: problemCopy.invalidQuery });
  return range;
}

async function* inOne<Row>(rows: Promise<readonly Row[]>): AsyncGenerator<readonly Row[], void> {
  yield await rows;
}

const columns: readonly SheetColumn<StatisticsLine>[] = [
  { header: copy.from, cell: ({ days }) => dayCell(days.from) },
  { header: copy.to, cell: ({ days }) => dayCell(days.to) },
  { header: copy.carrier, cell: ({ carrier }) => carrier },
  { header: copy.shipments, cell: (row) => amountCell(row.shipments) },
  { header: copy.delivered, cell: (row) => amountCell(row.delivered) },
  { header: copy.underWay, cell: (row) => amountCell(row.underWay) },
  { header: copy.exceptions, cell: (row) => amountCell(row.exceptions) },
  { header: copy.price, cell: (row) => moneyCell(row.priceNetCents) },
];
