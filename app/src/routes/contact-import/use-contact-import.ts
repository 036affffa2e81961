import { contactTableColumns, type ContactTableKey, defaultGeography, looksLikePhone } from 'contract';
import type {
  ContactImportState,
  TwinDecision,
} from 'design-system/screens/contacts/ContactImport/contact-import-state.ts';
import { contactsCopy } from 'design-system/screens/contacts/Contacts/Contacts.copy.ts';
import { useMemo, useRef, useState } from 'react';
import { saveFile } from '../../browser/save-file.ts';
import { everyContact } from '../../data/contact-import.ts';
import { mayEditSenders } from '../contacts/contact-rights.ts';
import { decide, type Decisions, leftOutTable, toImportRow, toPlan } from './import-plan.ts';
import type { Corrections, JudgedRow } from './judge-rows.ts';
import type { ImportOutcome } from './run-import.ts';
import { toRunState } from './to-run-state.ts';
import { useImportFile } from './use-import-file.ts';
import { useImportRun } from './use-import-run.ts';

const none: ReadonlyMap<number, ImportOutcome> = new Map();

/** An import of contacts from its file to what became of its rows. */
export function useContactImport() {
  const source = useImportFile();
  const [judged, setJudged] = useState<readonly JudgedRow[] | null>(null);
  // What was decided and corrected is work of its own, before anything is sent.
  const running = useImportRun(judged !== null || source.isMapped);
  /** Judges the same rows again, once something of them was corrected. */
  const again = useRef<(corrections: Corrections) => readonly JudgedRow[]>(undefined);
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  const [decisions, setDecisions] = useState<Decisions>(new Map());
  const [judging, setJudging] = useState<'idle' | 'pending' | 'failed'>('idle');
  const rows = useMemo(
    () => judged?.map((row) => toImportRow(row, decisions, corrections.has(row.line))) ?? [],
    [judged, decisions, corrections],
  );

  const judge = async () => {
    const [{ judgeRows }, isValidPhone, geography, known] = await Promise.all([
      import('./judge-rows.ts'),
      // Without it the shape of a number is judged here and the number by the API.
      import('contract/phone').then(
        (phone) => phone.isValidPhone,
        () => looksLikePhone,
      ),
      import('../../data/served-geography.ts')
        .then(({ servedGeography }) => servedGeography())
        .catch(() => defaultGeography),
      everyContact(),
    ]);
    const { mapping } = source;
    const rules = {
      isValidPhone,
      geography,
      mayEditSenders: mayEditSenders(),
      onlyOwners: contactsCopy.onlyOwners,
    };
    again.current = (typed) => judgeRows(source.rows, { mapping, known, ...rules, corrections: typed });
    return again.current(corrections);
  };
  /** Another file has other lines. */
  const drop = () => {
    setJudged(null);
    setDecisions(new Map());
    setCorrections(new Map());
    source.drop();
  };
  const saveTable = async (table: readonly (readonly string[])[], name: string) => {
    const { writeTable } = await import('./read-table.ts');
    saveFile(writeTable(table), name);
  };
  const state = toState();
  return {
    state,
    onFile: source.take,
    onTemplate: () =>
      void saveTable([contactTableColumns.map(({ header }) => header)], 'Kontakte-Mustervorlage.csv'),
    onHasHeads: source.setHasHeads,
    onColumn: source.setColumn,
    onJudge: () => {
      setJudging('pending');
      judge().then(
        (done) => {
          setJudged(done);
          setJudging('idle');
        },
        () => setJudging('failed'),
      );
    },
    onDecision: (line: number | 'all', decision: TwinDecision) =>
      setDecisions((before) => decide(judged ?? [], before, line, decision)),
    onCorrect: (line: number, key: ContactTableKey, text: string) => {
      const typed = new Map([...corrections, [line, { ...corrections.get(line), [key]: text.trim() }]]);
      setCorrections(typed);
      if (again.current) setJudged(again.current(typed));
    },
    onStart: () => judged && running.start(source.file?.name ?? '', toPlan(judged, decisions)),
    onPause: running.pause,
    onResume: running.resume,
    onFaultyRows: () => {
      const plan = running.kept?.plan ?? toPlan(judged ?? [], decisions);
      const table = leftOutTable(plan, running.progress?.outcomes ?? none);
      void saveTable(table, 'Kontakte-fehlerhaft.csv').then(running.onLeftOutSaved);
    },
    onBack: () => (judged ? setJudged(null) : drop()),
    onDiscard: () => {
      running.discard();
      drop();
    },
  };

  function toState(): ContactImportState {
    const { kept, progress } = running;
    if (kept && progress) return toRunState(kept, progress);
    const { file, columns, hasHeads, missing } = source;
    if (!file) return source.fileState;
    if (judged) return { kind: 'check', file, rows };
    const fault = judging === 'failed' ? ('bookUnknown' as const) : null;
    return { kind: 'columns', file, columns, hasHeads, missing, isJudging: judging === 'pending', fault };
  }
}
