import type { LucideIconData } from '@lucide/icons';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { modesCopy } from './modes.copy.ts';
import type { EditingState, FormMode, Intent, SubmissionState } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import { live } from './NewShipment.css.ts';
import * as styles from './RatesPanel.css.ts';

export interface ActionsProps {
  readonly mode: FormMode;
  readonly submission: SubmissionState;
  readonly isOffline: boolean;
  readonly canRequestQuote: boolean;
  /** Why the last press did nothing, e.g. because the price is not certain yet. */
  readonly note: string | null;
  readonly onSubmit: (intent: Intent) => void;
  /** What ordering is called where only that is offered. */
  readonly onlyOrder?: string;
  /** Stands before the words of the main button. */
  readonly icon?: LucideIconData;
}

/** Why nothing can be sent at the moment, if so. */
export function blockedReason(submission: SubmissionState, isOffline: boolean): string | null {
  if (isOffline) return copy.actions.offline;
  if (submission.kind === 'session-ended') return copy.sessionEnded.text;
  if (submission.kind !== 'unknown' || submission.lookUp === 'nothing-found') return null;
  if (submission.intent === 'avis')
    return submission.lookUp === 'settling' ? modesCopy.unknown.settling : modesCopy.unknown.text;
  return submission.lookUp === 'settling' ? copy.actions.settling : copy.actions.checkFirst;
}

/** What the primary button does: a template that is edited stays one. */
export function mainIntent(mode: FormMode): Intent {
  return mode === 'edit' ? 'avis' : 'order';
}

/** Whether what the form holds may still become a shipment, so that it must not be thrown away. */
export function isOrderOpen({ submission, isOrderOpen: isOpen = false }: EditingState): boolean {
  const isUnknown = submission.kind === 'unknown' && submission.lookUp !== 'nothing-found';
  return isOpen || isUnknown || submission.kind === 'sending';
}

/**
 * The ways to make something of the form. Blocked they keep the focus that somebody has brought there, and a
 * press says why it does nothing.
 */
export function Actions(props: ActionsProps) {
  const { mode, submission, isOffline, canRequestQuote, note, onSubmit, onlyOrder, icon } = props;
  const reasonId = useId();
  const main = mainIntent(mode);
  const saveLabel = mode === 'edit' || mode === 'complete' ? modesCopy.save : copy.actions.avis;
  const sending = submission.kind === 'sending' ? submission.intent : null;
  const reason = blockedReason(submission, isOffline);
  const describedBy = reason === null ? undefined : reasonId;
  return (
    <>
      <div role="status" className={live}>
        {note !== null && <p className={styles.reason}>{note}</p>}
        {/* A button whose words change under the focus is not read anew. */}
        {sending !== null && <VisuallyHidden>{copy.actions.sending[sending]}</VisuallyHidden>}
      </div>
      {reason !== null && (
        <p id={reasonId} className={styles.reason}>
          {reason}
        </p>
      )}
      {/* On phones a bar repeats it, where there is one. */}
      <span className={onlyOrder === undefined ? styles.orderButton : undefined}>
        <Button
          variant="primary"
          size="lg"
          {...(icon && { icon })}
          isFullWidth
          shortcut={copy.actions.orderKeys}
          aria-keyshortcuts="Control+Enter"
          aria-describedby={describedBy}
          aria-disabled={reason !== null || (sending !== null && sending !== main) || undefined}
          isPending={sending === main}
          pendingLabel={copy.actions.sending[main]}
          onPress={() => onSubmit(main)}
        >
          {main === 'order' ? (onlyOrder ?? copy.actions.order) : saveLabel}
        </Button>
      </span>
      {main === 'order' && onlyOrder === undefined && (
        <Button
          isFullWidth
          aria-describedby={describedBy}
          aria-disabled={reason !== null || (sending !== null && sending !== 'avis') || undefined}
          isPending={sending === 'avis'}
          pendingLabel={copy.actions.sending.avis}
          onPress={() => onSubmit('avis')}
        >
          {saveLabel}
        </Button>
      )}
      {canRequestQuote && (
        <Button
          variant="quiet"
          isFullWidth
          aria-describedby={describedBy}
          aria-disabled={reason !== null || (sending !== null && sending !== 'quote') || undefined}
          isPending={sending === 'quote'}
          pendingLabel={copy.actions.sending.quote}
          onPress={() => onSubmit('quote')}
        >
          {copy.actions.quote}
        </Button>
      )}
    </>
  );
}
