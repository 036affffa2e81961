import { Download } from '@lucide/icons';
import type { ContactTableKey } from 'contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { SegmentedControl } from '../../../components/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { WindowedTable } from '../../../components/WindowedTable/WindowedTable.tsx';
import { checkColumns, placeOf } from './check-columns.tsx';
import type { ImportRow, TwinDecision } from './contact-import-state.ts';
import { contactImportCopy } from './ContactImport.copy.ts';
import * as styles from './ContactImport.css.ts';

const copy = contactImportCopy.check;

export interface CheckStepProps {
  rows: readonly ImportRow[];
  onDecision: (line: number | 'all', decision: TwinDecision) => void;
  onCorrect: (line: number, key: ContactTableKey, text: string) => void;
  onFaultyRows: () => void;
}

const kinds = ['all', 'valid', 'faulty', 'twins'] as const;
type Kind = (typeof kinds)[number];
const segments = kinds.map((value) => ({ value, label: copy.filters[value] }));
const decisions = (['skip', 'update', 'create'] as const).map((value) => ({
  value,
  label: copy.decisions[value],
}));

const kindOf = ({ errors, twin }: ImportRow): Exclude<Kind, 'all'> => {
  if (errors.length > 0) return 'faulty';
  return twin ? 'twins' : 'valid';
};
const ranks = { faulty: 0, twins: 1, valid: 2 };
/** What was corrected stays where it was, before the eyes of whoever did it. */
const rankOf = (row: ImportRow) => (row.isCorrected ? ranks.faulty : ranks[kindOf(row)]);

/** Whether a row is put into the address book as things are decided. */
export function isImported({ errors, twin }: Pick<ImportRow, 'errors' | 'twin'>): boolean {
  return errors.length === 0 && twin?.decision !== 'skip';
}

/** Step 3: what is wrong, what is there already, and what is to be done. */
export function CheckStep({ rows, onDecision, onCorrect, onFaultyRows }: CheckStepProps) {
  const { summary, correct } = useCorrection(onCorrect);
  const [shown, setShown] = useState<Kind>('all');
  const sorted = useMemo(
    () => rows.toSorted((one, other) => rankOf(one) - rankOf(other) || one.line - other.line),
    [rows],
  );
  const listed = useMemo(
    () => sorted.filter((row) => shown === 'all' || kindOf(row) === shown),
    [sorted, shown],
  );
  const columns = useMemo(() => checkColumns(onDecision, correct), [onDecision, correct]);
  const amount = (kind: Kind) => rows.filter((row) => kindOf(row) === kind).length;
  const [faulty, twins] = [amount('faulty'), amount('twins')];
  return (
    <>
      <p ref={summary} tabIndex={-1} role="status">
        {copy.summary(amount('valid'), faulty, twins)}
      </p>
      <div className={styles.line}>
        <SegmentedControl label={copy.show} segments={segments} value={shown} onChange={setShown} />
        {twins > 0 && (
          <Select
            label={copy.forAll}
            placeholder={copy.oneByOne}
            options={decisions}
            value={commonDecision(rows)}
            onChange={(decision) => decision !== '' && onDecision('all', decision as TwinDecision)}
          />
        )}
        {faulty > 0 && (
          <Button variant="quiet" icon={Download} onPress={onFaultyRows}>
            {copy.faultyFile}
          </Button>
        )}
      </div>
      <WindowedTable
        label={copy.table}
        columns={columns}
        rows={listed}
        rowKey={keyOf}
        maxHeight="min(60vh, 40rem)"
      />
      {!rows.some(isImported) && <p>{copy.nothing}</p>}
    </>
  );
}

/** Where somebody has corrected something the focus stays: at what is still wrong, else at what there is to do. */
function useCorrection(onCorrect: CheckStepProps['onCorrect']) {
  const summary = useRef<HTMLParagraphElement>(null);
  const place = useRef<string>(undefined);
  useEffect(() => {
    const corrected = place.current;
    place.current = undefined;
    if (corrected === undefined || document.activeElement !== document.body) return;
    const still = document.querySelector<HTMLElement>(`[data-place="${corrected}"] button`);
    (still ?? summary.current)?.focus();
  });
  const correct = useCallback<CheckStepProps['onCorrect']>(
    (line, key, text) => {
      place.current = placeOf(line, key);
      onCorrect(line, key, text);
    },
    [onCorrect],
  );
  return { summary, correct };
}

const keyOf = ({ line }: ImportRow) => String(line);

/** What is decided for all, or empty where it is not one thing. */
function commonDecision(rows: readonly ImportRow[]): TwinDecision | '' {
  const decided = new Set(rows.flatMap(({ twin }) => (twin ? [twin.decision] : [])));
  const [only, ...others] = decided;
  return only && others.length === 0 ? only : '';
}
