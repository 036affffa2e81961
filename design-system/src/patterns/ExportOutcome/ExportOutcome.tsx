import { exportOutcomeCopy as copy } from './ExportOutcome.copy.ts';

/** How the export of a table stands; `busy`: so many are made already that this one was not begun. */
export type ExportState = 'idle' | 'pending' | 'failed' | 'busy';

export interface ExportOutcomeProps {
  state: ExportState;
  /** What was not made, as a sentence. */
  failed: string;
  /** Said while it is made, where no button says so. */
  pending?: string;
}

/** Says beside the button what became of an export that gave no file. */
export function ExportOutcome({ state, failed, pending }: ExportOutcomeProps) {
  const words = { idle: undefined, pending, failed, busy: copy.busy };
  return <span role="status">{words[state]}</span>;
}
