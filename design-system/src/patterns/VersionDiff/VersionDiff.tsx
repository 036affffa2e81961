import { type FieldChange, FieldDiff } from '../../components/FieldDiff/FieldDiff.tsx';
import { versionDiffCopy as copy } from './VersionDiff.copy.ts';

export interface VersionDiffProps {
  /** `mine`: what stands there now beside what was typed; `since`: what somebody else has made of it. */
  readonly comparison: keyof typeof copy.comparisons;
  readonly changes: readonly FieldChange[];
}

/** What differs between two versions of a thing, beside the question of `StaleVersion`. */
export function VersionDiff({ comparison, changes }: VersionDiffProps) {
  const { table, columns, kinds } = copy.comparisons[comparison];
  if (changes.length === 0) return null;
  return (
    <FieldDiff
      label={table}
      changes={changes}
      columns={columns}
      kindLabels={kinds}
      emptyText={copy.none}
      arePathsShown={false}
    />
  );
}
