import type { ContactTableKey } from 'contract';
import type { DataTableColumn } from '../../../components/DataTable/DataTable.tsx';
import { EditableCell } from '../../../components/EditableCell/EditableCell.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { type StatusGlyph, StatusMark, type StatusTone } from '../../../components/StatusMark/StatusMark.tsx';
import type { ImportRow, TwinDecision } from './contact-import-state.ts';
import { contactImportCopy } from './ContactImport.copy.ts';
import * as styles from './ContactImport.css.ts';

const copy = contactImportCopy.check;
const idle = { kind: 'idle' } as const;
const skipOrCreate = (['skip', 'create'] as const).map((value) => ({ value, label: copy.decisions[value] }));
const allDecisions = (['skip', 'update', 'create'] as const).map((value) => ({
  value,
  label: copy.decisions[value],
}));

/** The columns of the check: the row, what was found, and what is decided about it. */
export function checkColumns(
  onDecision: (line: number, decision: TwinDecision) => void,
  onCorrect: (line: number, key: ContactTableKey, text: string) => void,
): DataTableColumn<ImportRow>[] {
  return [
    { key: 'line', header: copy.line, width: '4.5em', align: 'end', from: 'small', cell: ({ line }) => line },
    {
      key: 'result',
      header: copy.result,
      width: '12em',
      cell: ({ errors, twin }) => {
        if (errors.length > 0) return mark('triangle', 'danger', copy.faulty);
        return twin ? mark('half', 'warning', copy.twin) : mark('check-filled', 'success', copy.valid);
      },
    },
    {
      key: 'name',
      header: copy.name,
      lines: 2,
      isRowHeader: true,
      cell: ({ name, person }) => (
        <>
          <span className={styles.first}>{name}</span>
          <span className={styles.second}>{person}</span>
        </>
      ),
    },
    {
      key: 'address',
      header: copy.address,
      lines: 2,
      from: 'medium',
      cell: ({ street, place }) => (
        <>
          <span className={styles.first}>{street}</span>
          <span className={styles.second}>{place}</span>
        </>
      ),
    },
    { key: 'findings', header: copy.findings, lines: 2, cell: (row) => findings(row, onCorrect) },
    {
      key: 'decision',
      header: copy.decision,
      width: '14em',
      cell: ({ line, errors, twin }) => {
        if (!twin) return errors.length > 0 ? copy.leftOut : copy.willBeCreated;
        return (
          <Select
            label={copy.decisionOf(line)}
            isLabelHidden
            options={twin.canUpdate ? allDecisions : skipOrCreate}
            value={twin.decision}
            onChange={(decision) => onDecision(line, decision as TwinDecision)}
          />
        );
      },
    },
  ];
}

const mark = (glyph: StatusGlyph, tone: StatusTone, words: string) => (
  <StatusMark glyph={glyph} tone={tone}>
    {words}
  </StatusMark>
);

/** What is edited lies in this place, whatever becomes of the row. */
export const placeOf = (line: number, key: ContactTableKey): string => `${line}.${key}`;

function findings(
  { line, errors, twin, isCorrected }: ImportRow,
  onCorrect: (line: number, key: ContactTableKey, text: string) => void,
) {
  if (twin) {
    return (
      <>
        <span className={styles.first}>{copy.twinOf(twin.name)}</span>
        <span className={styles.second}>{copy.likeness[twin.likeness]}</span>
        {twin.refusal !== undefined && <span className={styles.second}>{twin.refusal}</span>}
      </>
    );
  }
  if (errors.length === 0) return isCorrected && copy.corrected;
  return errors.map(({ key, label, value, message }) => (
    <div key={key} className={styles.error} data-place={placeOf(line, key)}>
      <span>
        {copy.faultyValue(label, value)} <span className={styles.fault}>{message}</span>
      </span>
      {/* What was typed and is still wrong is another value, which is read again. */}
      <EditableCell
        key={`${value}.${message}`}
        label={copy.correct(label, line)}
        value={value}
        saving={idle}
        onSave={(text) => onCorrect(line, key, text)}
      >
        {copy.correctIt}
      </EditableCell>
    </div>
  ));
}
