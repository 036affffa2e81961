import { formatRelativeDateTime } from '../../../format/index.ts';
import { staleVersionCopy } from '../../../forms/StaleVersion/StaleVersion.copy.ts';
import { StaleVersion, type StaleVersionProps } from '../../../forms/StaleVersion/StaleVersion.tsx';
import { fieldChanges } from '../../../patterns/VersionDiff/field-changes.ts';
import { VersionDiff } from '../../../patterns/VersionDiff/VersionDiff.tsx';
import type { ContactConflict } from './contact-panel-state.ts';
import { factsOf } from './ContactFacts.tsx';
import { contactPanelCopy } from './ContactPanel.copy.ts';

export interface ConflictProps extends Pick<StaleVersionProps, 'isKept' | 'onKeepMine' | 'onLoadCurrent'> {
  readonly conflict: ContactConflict;
  readonly now: Date;
}

/** Two people have changed the same contact: what would be otherwise if mine were saved over theirs. */
export function Conflict({ conflict: { theirs, mine }, now, ...question }: ConflictProps) {
  const when = formatRelativeDateTime(theirs.updatedAt ?? theirs.createdAt, now);
  return (
    <StaleVersion
      // Who was overtaken again is asked again.
      key={theirs.version}
      title={contactPanelCopy.conflict.title}
      text={staleVersionCopy.savedBy(when, theirs.updatedBy)}
      {...question}
    >
      <VersionDiff changes={fieldChanges(factsOf(theirs), factsOf(mine))} />
    </StaleVersion>
  );
}
