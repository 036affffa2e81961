import type { Rate, ShipmentFormInput } from 'contract';
import { type ConfirmRequest, useConfirm } from 'design-system/components/ConfirmProvider';
import { quickRatesCopy as copy } from 'design-system/screens/shipments/QuickRates/QuickRates.copy.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type DraftOwner, ownerOf } from '../../drafts/draft-owner.ts';
import { tabStorage } from '../../drafts/drafts-in-tab.ts';
import { createShipmentDraftStore } from '../../drafts/shipment-draft-store.ts';
import { pages } from '../../pages/pages.ts';
import { useSession } from '../../session/use-session.ts';

const nobody: DraftOwner = { sub: '', orgCode: '' };

/**
 * Puts a comparison away as the draft of a shipment and leads to its form. A draft that is there already is lost only
 * after a question, and an order of which nobody knows yet what became of it never is.
 */
export function useCarry(): {
  readonly carry: (input: ShipmentFormInput, rate: Rate) => Promise<void>;
  /** The browser keeps nothing: the form would begin empty. */
  readonly isNotKept: boolean;
} {
  const { claims } = useSession();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [isNotKept, setNotKept] = useState(false);

  const agrees = (
    { title, message, accept, reject }: (typeof copy)['replace' | 'unsettled'],
    tone: ConfirmRequest['tone'],
  ) => confirm({ tone, title, message, acceptLabel: accept, rejectLabel: reject });

  const carry = async (input: ShipmentFormInput, selectedRate: Rate) => {
    const store = createShipmentDraftStore(tabStorage, claims ? ownerOf(claims) : nobody);
    const earlier = store.load();
    if (earlier?.attempt.phase === 'sent') {
      if (await agrees(copy.unsettled, 'neutral')) void navigate(pages.newShipment.href());
      return;
    }
    if (earlier && !(await agrees(copy.replace, 'danger'))) return;
    store.clear();
    if (!store.save({ input, selectedRate })) return setNotKept(true);
    void navigate(pages.newShipment.href());
  };
  return { carry, isNotKept };
}
