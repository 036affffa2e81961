import { type FieldChange, FieldDiff } from '../../components/FieldDiff/FieldDiff.tsx';
import { versionDiffCopy as copy } from './VersionDiff.copy.ts';

export interface VersionDiffProps {
  readonly changes: readonly FieldChange[];
}

/** What stands there now beside what was typed, where they differ; beside the question of `StaleVersion`. */
export function VersionDiff({ changes }: VersionDiffProps) {
  if (changes.length === 0) return null;
  return (
    <FieldDiff
      label={copy.table}
      changes={changes}
      columns={copy.columns}
      kindLabels={copy.kinds}
      emptyText={copy.none}
      arePathsShown={false}
    />
  );
}
