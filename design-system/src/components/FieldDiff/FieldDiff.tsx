import type { LucideIconData } from '@lucide/icons';
import { Minus, Pencil, Plus } from '@lucide/icons';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './FieldDiff.css.ts';

export type FieldChangeKind = 'changed' | 'added' | 'removed';

/** What became of one field. */
export interface FieldChange {
  /** Unique in the list, e.g. its path; shown below the label, where it is not the label itself. */
  path: string;
  label: string;
  kind: FieldChangeKind;
  /** As they are read; none where there was or is nothing. */
  before?: string;
  after?: string;
}

export interface FieldDiffProps {
  /** Names the table, e.g. „Änderungen an GLS · Karton“. */
  label: string;
  /** In the order of the form that they come from. */
  changes: readonly FieldChange[];
  /** The heads: „Feld“, „Vorher“, „Nachher“. */
  columns: { field: string; before: string; after: string };
  /** How a field changed, in a word: „geändert“, „neu“, „entfernt“. */
  kindLabels: Record<FieldChangeKind, string>;
  /** Whether paths are shown, which say something to those who know the form by them. Default true. */
  arePathsShown?: boolean;
  /** Stands where there is no value, e.g. „–“. */
  emptyText: string;
}

const icons: Record<FieldChangeKind, LucideIconData> = { changed: Pencil, added: Plus, removed: Minus };

/**
 * What a change did to the fields of a thing, before beside after. The kind of the change is told by
 * word, icon and bar, never by colour alone. Where it is narrow, the field stands above both; the roles are said then,
 * because a table that is laid out otherwise is none to every browser.
 *
 * First used by the audit log of the back office and by the question whose change stays when two people
 * have changed the same.
 *
 * Source: https://www.w3.org/WAI/tutorials/tables/two-headers/
 */
export function FieldDiff({
  label,
  changes,
  columns,
  kindLabels,
  arePathsShown = true,
  emptyText,
}: FieldDiffProps) {
  return (
    <div className={styles.container}>
      <table role="table" className={styles.table} aria-label={label}>
        <thead role="rowgroup" className={styles.part}>
          <tr role="row" className={styles.line}>
            <th role="columnheader" scope="col" className={`${styles.head} ${styles.fieldHead}`}>
              {columns.field}
            </th>
            <th role="columnheader" scope="col" className={styles.head}>
              {columns.before}
            </th>
            <th role="columnheader" scope="col" className={styles.head}>
              {columns.after}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.part}>
          {changes.map(({ path, label: name, kind, before, after }) => (
            <tr key={path} role="row" className={`${styles.line} ${styles.row({ kind })}`}>
              <th role="rowheader" scope="row" className={styles.field}>
                <span className={styles.icon({ kind })}>
                  <Icon icon={icons[kind]} size="sm" />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{name}</span>
                  {arePathsShown && path !== name && <span className={styles.path}>{path}</span>}
                  <span className={styles.kind}>{kindLabels[kind]}</span>
                </span>
              </th>
              <td role="cell" className={styles.value}>
                {before === undefined ? emptyText : <del>{before}</del>}
              </td>
              <td role="cell" className={styles.value}>
                {after === undefined ? emptyText : <ins className={styles.after}>{after}</ins>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
