import { addToast } from 'design-system/components/LazyToastRegion';
import type { SwitchStanding } from 'design-system/screens/backoffice/CarrierProducts/carrier-products-state.ts';
import { carrierProductsCopy } from 'design-system/screens/backoffice/CarrierProducts/CarrierProducts.copy.ts';
import { fullName } from 'design-system/screens/backoffice/CarrierProducts/product-facts.ts';
import { useState } from 'react';
import type { Write } from '../../data/write.ts';
import { createWriter } from '../../data/writer.ts';
import { ApiError } from '../../http/api-error.ts';
import { isStaleVersion } from '../is-stale-version.ts';

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

/**
 * Switches of many rows. Each is a write of its own, so that one who switches many at once waits for none of them; what
 * was switched can be taken back.
 *
 * @param write switches a row and answers it
 * @param toInput what the write is given for a row
 * @param refresh asks the list anew, where somebody was faster
 */
export function useProductSwitches<Row extends Switched & Parameters<typeof fullName>[0], Input>(
  write: Write<Input, Row>,
  toInput: (row: Row, isActive: boolean) => Input,
  refresh: () => unknown,
): ProductSwitches<Row> {
  const [standings, setStandings] = useState<Readonly<Record<string, SwitchStanding | undefined>>>({});
  const [answers, setAnswers] = useState<Readonly<Record<string, Row>>>({});
  const stand = (id: string, standing: SwitchStanding | undefined) =>
    setStandings((all) => ({ ...all, [id]: standing }));

  function send(row: Row, isActive: boolean, isUndone: boolean): void {
    const { id } = row;
    stand(id, { kind: 'pending', isActive });
    const { run } = createWriter(write, {
      onDone(answer) {
        stand(id, undefined);
        setAnswers((all) => ({ ...all, [id]: answer }));
        const name = fullName(answer);
        addToast({
          tone: 'success',
          title: isActive ? copy.on(name) : copy.off(name),
          ...(!isUndone && {
            action: { label: copy.undo, onAction: () => send(answer, !isActive, true) },
          }),
        });
      },
      onFailed(error) {
        const isOvertaken = isStaleVersion(error);
        if (isOvertaken || (error instanceof ApiError && error.isOutcomeUnknown)) void refresh();
        stand(id, { kind: 'failed', message: isOvertaken ? copy.overtaken : reasonOf(error) });
      },
    });
    void run(toInput(row, isActive));
  }

  return {
    standingOf: ({ id }) => standings[id],
    onSwitch: (row, isActive) => send(row, isActive, false),
    latest(row) {
      const answer = answers[row.id];
      return answer && answer.version > row.version ? { ...row, ...answer } : row;
    },
  };
}

function reasonOf(error: unknown): string {
  const problem = error instanceof ApiError ? error.problem : undefined;
  return problem?.detail ?? problem?.title ?? copy.notSwitched;
}
