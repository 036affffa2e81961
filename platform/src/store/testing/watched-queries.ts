import type { Logger } from 'drizzle-orm';

/** What statements are sent to: the connections to a server, or the embedded database. */
export interface Queryable {
  // eslint-disable-next-line typescript/no-unnecessary-type-parameters -- as both drivers have it
  query<Row>(text: string, values?: unknown[]): Promise<{ readonly rows: Row[] }>;
}

/** One place of a plan that reads a table or an index. */
export interface Scan {
  /** „Seq Scan“, „Index Only Scan“ and so on. */
  readonly how: string;
  readonly table: string;
  /** Rows that it came by, whether or not they were hits. */
  readonly rows: number;
  /** Blocks of 8 KB that it looked at: what it has walked through in an index without a hit shows here alone. */
  readonly blocks: number;
}

export interface WatchedQuery {
  readonly text: string;
  readonly values: unknown[];
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly PlanNode[];
}

/** Notes what drizzle asks of a server, to let the server explain how it finds the answers. */
export class WatchedQueries implements Logger {
  #queries: WatchedQuery[] = [];

  logQuery(text: string, values: unknown[]): void {
    this.#queries.push({ text, values });
  }

  /** Leaves out whatever was asked so far. */
  forget(): void {
    this.#queries = [];
  }

  /** What was asked since the last time. */
  take(): WatchedQuery[] {
    return this.#queries.splice(0);
  }

  /** How the server reads what it was asked for since the last time; it is asked all of it once more. */
  async explain(database: Queryable): Promise<Scan[]> {
    const scans: Scan[] = [];
    for (const { text, values } of this.take()) {
      const { rows } = await database.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      );
      scans.push(...rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scansIn(Plan))));
    }
    return scans;
  }
}

function scansIn(node: PlanNode): Scan[] {
  const table = node['Relation Name'] ?? node['Index Name'];
  const below = (node.Plans ?? []).flatMap((child) => scansIn(child));
  if (table === undefined) return below;
  const each =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const blocks = node['Shared Hit Blocks'] + node['Shared Read Blocks'];
  return [{ how: node['Node Type'], table, rows: each * node['Actual Loops'], blocks }, ...below];
}
