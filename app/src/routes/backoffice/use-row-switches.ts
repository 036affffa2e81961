import { addToast, closeToast } from 'design-system/components/LazyToastRegion';
import { rowSwitchesCopy as copy } from 'design-system/patterns/ListFrame/row-switches.copy.ts';
import type { RowSwitches, SwitchStanding } from 'design-system/patterns/ListFrame/row-switches.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useRef, useState } from 'react';
import type { Write } from '../../data/write.ts';
import { createWriter } from '../../data/writer.ts';
import { ApiError } from '../../http/api-error.ts';
import { isStaleVersion } from '../is-stale-version.ts';
import { toToastFailure } from '../to-toast-failure.ts';

/** A row of which versions tell the newer one. */
interface Versioned {
  readonly version: number;
}

/** What switches of a list are about. */
export interface SwitchedList<Row, Name extends string, Input, Answer> {
  /** Those that are shown; whatever becomes of another one is told in a message of its own. */
  readonly shown: readonly Row[] | undefined;
  readonly keyOf: (row: Row) => string;
  /** What a row is called in a message. */
  readonly nameOf: (row: Row) => string;
  /** What a switch makes of its row: what it says, and what follows from that. */
  readonly changesOf: (name: Name, isOn: boolean) => Partial<Row>;
  /** What the write is given for a row as it is to be. */
  readonly toInput: (row: Row) => Input;
  readonly toRow: (answer: Answer) => Row;
  /** What is said once it is done. */
  readonly done: (row: Row, name: Name, isOn: boolean, isUndone: boolean) => string;
}

/** One press, or what takes it back. */
interface Press<Row, Name> {
  readonly name: Name;
  readonly isOn: boolean;
  readonly changes: Partial<Row>;
  readonly isUndone: boolean;
}

interface Stand<Name extends string> {
  readonly standing: SwitchStanding<Name>;
  /** The version up to which it is true; none where a newer one is what it tells of. */
  readonly upTo?: number;
}

/**
 * Switches of many rows. Each row is a write of its own, so that one who switches many at once waits for none of them;
 * what was switched can be taken back.
 *
 * @param write saves a row and makes the list old; it outlives its page
 */
export function useRowSwitches<Row extends Versioned, Name extends string, Input, Answer>(
  write: Write<Input, Answer>,
  { shown, keyOf, nameOf, changesOf, toInput, toRow, done }: SwitchedList<Row, Name, Input, Answer>,
): RowSwitches<Row, Name> & {
  /** The row as it is known by now: an answer may be newer than the list. */
  readonly latest: (row: Row) => Row;
} {
  const [stands, setStands] = useState<Readonly<Record<string, Stand<Name> | undefined>>>({});
  const [answers, setAnswers] = useState<Readonly<Record<string, Row>>>({});
  /** By row, the message of its last press that is done. */
  const told = useRef<Readonly<Record<string, string>>>({});
  const inSight = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    inSight.current = new Set(shown?.map(keyOf));
    return () => void (inSight.current = new Set());
  }, [shown, keyOf]);

  function send(row: Row, press: Press<Row, Name>): void {
    const { name, isOn, changes, isUndone } = press;
    const key = keyOf(row);
    const stand = (is: Stand<Name> | undefined) => setStands((all) => ({ ...all, [key]: is }));
    stand({ standing: { kind: 'pending', name, isOn } });
    const { run } = createWriter(write, {
      onDone(answer) {
        const saved = toRow(answer);
        stand(undefined);
        setAnswers((all) => ({ ...all, [key]: saved }));
        const back = { name, isOn: !isOn, changes: sameParts(changes, row), isUndone: true };
        // What an earlier press could take back is of a version that is gone.
        const earlier = told.current[key];
        if (earlier !== undefined) closeToast(earlier);
        const message = addToast({
          tone: 'success',
          title: done(saved, name, isOn, isUndone),
          ...(!isUndone && { action: { label: copy.undo, isUndo: true, onAction: () => send(saved, back) } }),
        });
        told.current = { ...told.current, [key]: message };
      },
      onFailed(error) {
        const isOvertaken = isStaleVersion(error);
        stand({
          standing: { kind: 'failed', message: isOvertaken ? copy.overtaken : reasonOf(error) },
          ...(!isOvertaken && { upTo: row.version }),
        });
        if (inSight.current.has(key)) return;
        const words = { failed: copy.failedOf(nameOf(row)), open: copy.openOf(nameOf(row)) };
        addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...words }) });
      },
    });
    void run(toInput({ ...row, ...changes }));
  }

  return {
    standingOf(row) {
      const { standing, upTo = row.version } = stands[keyOf(row)] ?? {};
      return row.version > upTo ? undefined : standing;
    },
    onSwitch: (row, name, isOn) => send(row, { name, isOn, changes: changesOf(name, isOn), isUndone: false }),
    latest(row) {
      const answer = answers[keyOf(row)];
      return answer && answer.version > row.version ? { ...row, ...answer } : row;
    },
  };
}

/** What a row says of the parts that are changed. */
function sameParts<Row extends object>(changes: Partial<Row>, row: Row): Partial<Row> {
  return Object.fromEntries(
    Object.keys(changes).map((part) => [part, row[part as keyof Row]]),
  ) as Partial<Row>;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return copy.failed;
  return error.problem?.detail ?? error.problem?.title ?? (error.isOutcomeUnknown ? copy.open : copy.failed);
}
