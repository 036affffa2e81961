import type { IndexEntry } from '../story-index.ts';
import {
  type ColumnName,
  columnNames,
  columns,
  partTag,
  reasons,
  type ReasonTag,
  reasonTags,
} from './columns.ts';

export interface Cell {
  stories: readonly IndexEntry[];
  /** Why there are none; nobody has said so if it is missing. */
  reason?: string | undefined;
}

/** A line of „Zustände“. */
export interface StateRow {
  /** Folder below `src/screens`. */
  screen: string;
  /** All that show a state of it, also those that stand in no column. */
  stories: readonly IndexEntry[];
  cells: Readonly<Record<ColumnName, Cell>>;
  /** The tags that explain empty cells. */
  tags: readonly ReasonTag[];
}

/**
 * The lines of „Zustände“ from the entries of Storybook's index: one for each folder of a screen, with all stories
 * of that folder. Stories that do something or stand for controls show no state, and parts of other screens have no line.
 */
export function stateRows(entries: Iterable<IndexEntry>): StateRow[] {
  const stories = [...entries].filter(
    ({ type, title, tags }) =>
      type === 'story' &&
      title.startsWith('Screens/') &&
      !tags.includes('interaction') &&
      !tags.includes('controls') &&
      !tags.includes(partTag),
  );
  return [...Map.groupBy(stories, screenOf)].map(([screen, ofScreen]) => toRow(screen, ofScreen));
}

/** `shipments/NewShipment` of `Screens/shipments/NewShipment/Messages` */
function screenOf({ title }: IndexEntry): string {
  return title.split('/').slice(1, 3).join('/');
}

function toRow(screen: string, stories: readonly IndexEntry[]): StateRow {
  const tags = reasonTags.filter((tag) => stories.some((story) => story.tags.includes(tag)));
  const cells = columnNames.map((name): [ColumnName, Cell] => {
    const shown = stories.filter((story) => isIn(name, story));
    return [name, shown.length > 0 ? { stories: shown } : { stories: [], reason: reasonFor(name, tags) }];
  });
  return { screen, stories, tags, cells: Object.fromEntries(cells) as Record<ColumnName, Cell> };
}

function isIn(name: ColumnName, { exportName, tags }: IndexEntry): boolean {
  return exportName === columns[name].exportName || tags.includes(`state-${name}`);
}

function reasonFor(name: ColumnName, tags: readonly ReasonTag[]): string | undefined {
  const tag = tags.find((each) => covers(each, name));
  return tag && reasons[tag].text;
}

/** Whether a tag explains why a column is empty. */
export function covers(tag: ReasonTag, name: ColumnName): boolean {
  const covered: readonly ColumnName[] = reasons[tag].covers;
  return covered.includes(name);
}
