import { addToast } from 'design-system/components/LazyToastRegion';
import type { SwitchStanding } from 'design-system/screens/backoffice/CarrierProducts/carrier-products-state.ts';
import { carrierProductsCopy } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts.copy.ts';
import { fullName } from 'design-system/screens/backoffice/CarrierProducts/product-facts.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useRef, useState } from 'react';
import type { Write } from '../../data/write.ts';
import { createWriter } from '../../data/writer.ts';
import { ApiError } from '../../http/api-error.ts';
import { isStaleVersion } from '../is-stale-version.ts';
import { toToastFailure } from '../to-toast-failure.ts';

const copy = carrierProductsCopy.told;

/** A row with a switch. */
interface Switched {
  readonly id: string;
  readonly isActive: boolean;
  readonly version: number;
}

export interface ProductSwitches<Row> {
  readonly standingOf: (row: Row) => SwitchStanding | undefined;
  readonly onSwitch: (row: Row, isActive: boolean) => void;
  /** The row as it is known by now: an answer may be newer than the list. */
  readonly latest: (row: Row) => Row;
}

interface Options<Row, Input> {
  /** Those that are shown; whatever becomes of another one is told in a message of its own. */
  readonly shown: readonly Row[] | undefined;
  /** What the write is given for a row. */
  readonly toInput: (row: Row, isActive: boolean) => Input;
  /** Asks the list anew, where somebody was faster. */
  readonly refresh: () => unknown;
  /** For which they are switched, where that is not everybody. */
  readonly organization?: string | undefined;
}

interface Stand {
  readonly standing: SwitchStanding;
  /** The version up to which it is true; none where a newer one is what it tells of. */
  readonly upTo?: number;
}

/**
 * Switches of many rows. Each is a write of its own, so that one who switches many at once waits for none of them; what
 * was switched can be taken back.
 *
 * @param write switches a row and answers it
 */
export function useProductSwitches<Row extends Switched & Parameters<typeof fullName>[0], Input>(
  write: Write<Input, Row>,
  { shown, toInput, refresh, organization }: Options<Row, Input>,
): ProductSwitches<Row> {
  const [stands, setStands] = useState<Readonly<Record<string, Stand | undefined>>>({});
  const [answers, setAnswers] = useState<Readonly<Record<string, Row>>>({});
  const inSight = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    inSight.current = new Set(shown?.map(({ id }) => id));
    return () => void (inSight.current = new Set());
  }, [shown]);
  const stand = (id: string, is: Stand | undefined) => setStands((all) => ({ ...all, [id]: is }));

  function send(row: Row, isActive: boolean, isUndone: boolean): void {
    const { id, version } = row;
    stand(id, { standing: { kind: 'pending', isActive } });
    const { run } = createWriter(write, {
      onDone(answer) {
        stand(id, undefined);
        setAnswers((all) => ({ ...all, [id]: answer }));
        const name = fullName(answer);
        addToast({
          tone: 'success',
          title: titleOf(name, isActive, organization),
          ...(!isUndone && {
            action: { label: copy.undo, onAction: () => send(answer, !isActive, true) },
          }),
        });
      },
      onFailed(error) {
        const isOvertaken = isStaleVersion(error);
        if (isOvertaken || isOpen(error)) void refresh();
        stand(id, {
          standing: { kind: 'failed', message: isOvertaken ? copy.overtaken : reasonOf(error) },
          ...(!isOvertaken && { upTo: version }),
        });
        if (inSight.current.has(id)) return;
        const words = { failed: copy.notSwitchedOf(fullName(row)), open: copy.openOf(fullName(row)) };
        addToast({ tone: 'danger', ...toToastFailure(error, { ...writeFailureCopy, ...words }) });
      },
    });
    void run(toInput(row, isActive));
  }

  return {
    standingOf({ id, version }) {
      const { standing, upTo = version } = stands[id] ?? {};
      return version > upTo ? undefined : standing;
    },
    onSwitch: (row, isActive) => send(row, isActive, false),
    latest(row) {
      const answer = answers[row.id];
      return answer && answer.version > row.version ? { ...row, ...answer } : row;
    },
  };
}

/** Whether it may be done although nobody has said so. */
function isOpen(error: unknown): boolean {
  return error instanceof ApiError && error.isOutcomeUnknown;
}

function titleOf(name: string, isActive: boolean, organization: string | undefined): string {
  if (organization === undefined) return isActive ? copy.on(name) : copy.off(name);
  return isActive ? copy.onFor(name, organization) : copy.offFor(name, organization);
}

function reasonOf(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.detail ?? problem?.title ?? (isOpen(error) ? copy.open : copy.notSwitched);
}
