import { addToast } from 'design-system/components/LazyToastRegion';
import type { AllShipmentsHrefs } from 'design-system/screens/backoffice/AllShipments/all-shipments-state.ts';
import { allShipmentsCopy } from 'design-system/screens/backoffice/AllShipments/AllShipments.copy.ts';
import { DeskShipmentPanel } from 'design-system/screens/backoffice/AllShipments/DeskShipmentPanel';
import { lacksNumber } from 'design-system/screens/backoffice/AllShipments/lacks-number.ts';
import { writeFailureCopy } from 'design-system/screens/write-failure.copy.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { addLateNumber, oneDeskShipment, refreshDeskShipment } from '../../data/shipment-desk.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import { useIsSlow } from '../../hooks/use-is-slow.ts';
import { useNow } from '../../hooks/use-now.ts';
import { isAnother } from '../../leaving/is-another.ts';
import { useLeaveGuard } from '../../leaving/use-leave-guard.ts';
import { organizationShipmentsAddress } from '../../pages/backoffice-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';
import { toRefusal } from '../to-refusal.ts';
import { toResource } from '../to-resource.ts';
import { toSubmitFailure } from '../to-submit-failure.ts';
import { toToastFailure } from '../to-toast-failure.ts';

const { told, panel } = allShipmentsCopy;

/**
 * Another shipment, or none: the form is gone then, though the page is the same. Beside the list of all shipments
 * there is no tab, and so never another one.
 */
const isAnotherShipment = isAnother(organizationShipmentsAddress, 'tab', 'shipment');

export interface OpenDeskShipmentProps {
  readonly id: string;
  readonly hrefs: AllShipmentsHrefs;
  readonly onClose: () => void;
}

/** The shipment of any organisation that `?shipment=` names. */
export function OpenDeskShipment({ id, hrefs, onClose }: OpenDeskShipmentProps) {
  const read = useRead(oneDeskShipment(id));
  const isSlow = useIsSlow(read.isLoading);
  const refusal = toRefusal(useSession());
  const refreshing = useWrite(refreshDeskShipment, {
    onDone: () => addToast({ tone: 'success', title: told.refreshed }),
    onFailed: (error) =>
      addToast({
        tone: 'danger',
        ...toToastFailure(error, { ...writeFailureCopy, ...told.notRefreshed }),
      }),
  });
  const [isChanged, setChanged] = useState(false);
  useLeaveGuard(isChanged ? 'draft' : 'nothing', () => setChanged(false), undefined, isAnotherShipment);
  const numbering = useWrite(addLateNumber, {
    onDone(_, { trackingNumber }, isShown) {
      // The form is still there until the shipment is read anew.
      setChanged(false);
      addToast({ tone: 'success', title: told.added, ...(!isShown && { description: trackingNumber }) });
    },
    onFailed(error, { trackingNumber }, isShown) {
      if (!isShown) tellUnseenFailure(error, panel.notAdded, trackingNumber);
    },
  });
  const { state } = numbering;
  const shipment = read.data?.shipment;
  const isFormGone = shipment !== undefined && !lacksNumber(shipment);
  const isUntold = state.kind === 'failed' && isFormGone;
  // The form would have said it, and has made way for the number that there is.
  const tellInPlaceOfForm = useEffectEvent(() => {
    if (state.kind !== 'failed') return;
    const { trackingNumber } = state.input;
    if (shipment?.trackingNumber === trackingNumber) addToast({ tone: 'success', title: told.added });
    else tellUnseenFailure(state.error, panel.notAdded, trackingNumber);
    numbering.reset();
  });
  useEffect(() => {
    if (isUntold) tellInPlaceOfForm();
  }, [isUntold]);
  return (
    <DeskShipmentPanel
      state={toResource(read, { isSlow, refusal, holdsInput: isChanged })}
      hrefs={hrefs}
      now={useNow()}
      refreshing={{
        pending: refreshing.state.kind === 'pending',
        onRefresh: () => void refreshing.run(id),
      }}
      numbering={{
        pending: state.kind === 'pending',
        failure: state.kind === 'failed' ? toSubmitFailure(state.error) : null,
        onSubmit: (number) => void numbering.run({ id, ...number }),
        onChangedChange: setChanged,
      }}
      onClose={onClose}
      onRetry={() => read.mutate()}
    />
  );
}
