import { type CarrierAnswer, carrierOperationLabels, type CarrierRequest } from 'contract';
import { addToast } from 'design-system/components/LazyToastRegion';
import { formsCopy } from 'design-system/forms/forms.copy.ts';
import { carrierApiCopy } from 'design-system/screens/backoffice/CarrierApi/CarrierApi.copy.ts';
import { tellUnseenFailure } from '../tell-unseen-failure.ts';

const { separator } = formsCopy;

/** What was asked, and of which shipment. */
function nameOf({ carrier, operation, request }: CarrierRequest): readonly string[] {
  const title = carrierApiCopy.answer.title(carrier, carrierOperationLabels[operation]);
  return 'trackingNumber' in request ? [title, request.trackingNumber] : [title];
}

/** Tells what a carrier has answered, where the panel that would show it is gone. */
export function tellUnseenAnswer({ outcome, detail }: CarrierAnswer, asked: CarrierRequest): void {
  const [title = '', ...about] = nameOf(asked);
  // What our program says of a failure is English.
  const reason = outcome === 'refused' && detail !== '' ? [detail] : [];
  addToast({
    tone: outcome === 'answered' ? 'success' : 'danger',
    title,
    description: [...about, carrierApiCopy.outcomes[outcome], ...reason].join(separator),
  });
}

/** The same of a request that has come to no answer. */
export function tellUnanswered(error: unknown, asked: CarrierRequest): void {
  tellUnseenFailure(error, carrierApiCopy.tool.notSent, nameOf(asked).join(separator));
}
