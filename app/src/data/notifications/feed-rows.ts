import { LIST_END, type Notification, NOTIFICATIONS_PER_PAGE } from 'contract';

/** Rows of a list of notifications: newest first, each once. */
export type Rows = readonly Notification[];

/** A page, or the beginning, of the list as the API answers it. */
export interface RowsAnswer {
  readonly items: Rows;
  /** Of how many; above `LIST_END` it says only that there are more. */
  readonly totalItems: number;
}

/** What is shown, with how many there are. */
export interface Listed {
  readonly rows: Rows;
  readonly totalItems: number;
}

const idsOf = (rows: Rows): ReadonlySet<string> => new Set(rows.map(({ id }) => id));
const timeOf = ({ createdAt }: Notification) => Date.parse(createdAt);

/**
 * Puts a notification where its time belongs. One that is there already stays as it is, and one that is told so late
 * that it belongs to a later page comes with that.
 */
export function withHeard(listed: Listed, heard: Notification): Listed {
  const { rows, totalItems } = listed;
  if (rows.some(({ id }) => id === heard.id)) return listed;
  const older = rows.findIndex((row) => timeOf(row) <= timeOf(heard));
  if (older === -1 && rows.length < totalItems) return listed;
  return {
    rows: rows.toSpliced(older === -1 ? rows.length : older, 0, heard),
    // Beyond the end nobody counts.
    totalItems: totalItems > LIST_END ? totalItems : totalItems + 1,
  };
}

/**
 * The list anew from its beginning. Rows that were pushed below the answer stay, where they follow on it;
 * `isUneven` says that there are some, whose state is older than that of the others.
 *
 * @param heard what was heard since this answer was asked for, which it may not know of
 */
export function withBeginning(
  known: Rows,
  { items, totalItems }: RowsAnswer,
  heard: Rows,
): Listed & { readonly isUneven: boolean } {
  const unique = items.filter(isFirstOfItsId);
  const answered = idsOf(unique);
  const last = unique.at(-1);
  const end = known.findIndex(({ id }) => id === last?.id);
  // Of two in the same millisecond the one may have been told before the other.
  const isBelow = (row: Notification, index: number) =>
    !answered.has(row.id) && (index > end || (last && timeOf(row) <= timeOf(last)));
  const below = items.length >= totalItems || end === -1 ? [] : known.filter(isBelow);
  let listed: Listed = { rows: [...unique, ...below], totalItems };
  for (const notification of heard) listed = withHeard(listed, notification);
  return { ...listed, rows: keepRead(known, listed.rows), isUneven: below.length > 0 };
}

/**
 * The list with its next page below; undefined where that page does not follow on what is known, because more has
 * come or gone above it than anybody has told: the list has to be asked for from its beginning.
 *
 * @param page from 1, as it was asked for
 */
export function withPage(known: Listed, page: number, { items, totalItems }: RowsAnswer): Listed | undefined {
  const first = (page - 1) * NOTIFICATIONS_PER_PAGE;
  // How many of the answer's rows have to be known: those that the page begins before the end of what is
  // known, and those that were pushed down by what has come above meanwhile.
  const overlap = known.rows.length - first + (totalItems - known.totalItems);
  const ids = idsOf(known.rows);
  if (overlap < 0 || !items.slice(0, overlap).every(({ id }) => ids.has(id))) return undefined;
  const added = items.filter(({ id }) => !ids.has(id)).filter(isFirstOfItsId);
  if (added.length === 0 && known.rows.length < Math.min(totalItems, LIST_END)) return undefined;
  // One that nobody has told may lie between rows that are known; its place is not at their end.
  const last = known.rows.at(-1);
  if (last && added[0] && timeOf(added[0]) > timeOf(last)) return undefined;
  return { rows: [...keepRead(items, known.rows), ...added], totalItems };
}

/** Marks as read what its function says; the same rows where nothing changes. */
export function markRows(rows: Rows, isRead: (row: Notification) => boolean): Rows {
  if (!rows.some((row) => !row.isRead && isRead(row))) return rows;
  return rows.map((row) => (!row.isRead && isRead(row) ? { ...row, isRead: true } : row));
}

/** Marks one notification as read with all that are older; of the same millisecond nobody knows. */
export function markFrom(rows: Rows, newest: Notification | undefined): Rows {
  if (!newest) return rows;
  return markRows(rows, (row) => row.id === newest.id || timeOf(row) < timeOf(newest));
}

/** What was once read stays so: an answer may have been under way for longer than that. */
function keepRead(others: Rows, rows: Rows): Rows {
  const read = idsOf(others.filter(({ isRead }) => isRead));
  return markRows(rows, ({ id }) => read.has(id));
}

function isFirstOfItsId({ id }: Notification, index: number, rows: Rows): boolean {
  return rows.findIndex((row) => row.id === id) === index;
}
