import type { Shipment, ShipmentDraft } from 'contract';
import { addToast } from 'design-system/components/Toast';
import { resultCopy } from 'design-system/screens/shell/results.copy.ts';
import type {
  SubmissionState,
  SubmitOptions,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createContact } from '../../data/contacts.ts';
import { createShipment, findCreatedShipment } from '../../data/shipments.ts';
import type { ShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { settleAttempt, type SettlingCalls } from './settle-attempt.ts';
import { toSubmission } from './to-submission.ts';

const IDLE: SubmissionState = { kind: 'idle' };

const settlingCalls: SettlingCalls = {
  find: findCreatedShipment,
  create: createShipment,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

/**
 * Creates a shipment once, whatever the network does: one request at a time, one key per intent, and
 * a new key only once it is certain that the old one has created nothing.
 *
 * @param hasOpenAttempt the tab was left while an attempt was under way
 */
export function useOrder(store: ShipmentDraftStore, hasOpenAttempt: boolean) {
  const [submission, setSubmission] = useState(IDLE);
  const [created, setCreated] = useState<Shipment | null>(null);
  const isBusy = useRef(false);

  function finish(shipment: Shipment): void {
    store.clear();
    setSubmission(IDLE);
    setCreated(shipment);
  }

  async function submit(draft: ShipmentDraft, { intent, saveRecipient }: SubmitOptions): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmission({ kind: 'sending', intent });
    try {
      const attempt = store.beginAttempt({ ...draft, isAvis: intent === 'avis' });
      finish(await createShipment(attempt.draft, attempt.idempotencyKey));
      if (saveRecipient) void saveContact(draft);
    } catch (error) {
      const next = toSubmission(error, intent, navigator.onLine);
      if (next.kind === 'failed') store.renewAttempt();
      setSubmission(next);
    } finally {
      isBusy.current = false;
    }
  }

  async function lookUp(): Promise<void> {
    const attempt = store.openAttempt();
    if (isBusy.current || !attempt) return;
    isBusy.current = true;
    setSubmission({ kind: 'unknown', lookUp: 'running' });
    try {
      const settlement = await settleAttempt(attempt, settlingCalls);
      if (settlement.kind === 'created') return finish(settlement.shipment);
      if (settlement.kind === 'open') return setSubmission({ kind: 'unknown', lookUp: 'idle' });
      store.renewAttempt();
      setSubmission(
        settlement.kind === 'nothing'
          ? { kind: 'unknown', lookUp: 'nothing-found' }
          : toSubmission(settlement.error, attempt.draft.isAvis ? 'avis' : 'order', true),
      );
    } catch {
      setSubmission({ kind: 'unknown', lookUp: 'failed' });
    } finally {
      isBusy.current = false;
    }
  }

  const lookUpOnce = useEffectEvent(lookUp);
  useEffect(() => {
    if (hasOpenAttempt) void Promise.resolve().then(lookUpOnce);
  }, [hasOpenAttempt]);

  return {
    submission,
    created,
    submit,
    lookUp,
    startOver() {
      setSubmission(IDLE);
      setCreated(null);
    },
  };
}

/** The shipment stands whether or not its recipient can be kept. */
async function saveContact({ to }: ShipmentDraft): Promise<void> {
  try {
    await createContact({ kind: 'recipient', shortName: '', block: to }, crypto.randomUUID());
  } catch {
    addToast({ tone: 'danger', title: resultCopy.specified.contactNotCreated });
  }
}
