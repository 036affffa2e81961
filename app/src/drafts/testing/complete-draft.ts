import { noCustoms, type ShipmentDraft } from 'contract';
import { completeInput } from './complete-input.ts';

/** What is sent of the complete input. */
export const completeDraft = {
  ...completeInput,
  linkedRecipientId: null,
  linkedSenderId: null,
  linkedNeutralSenderId: null,
  customs: noCustoms,
  declaredValue: 1234.5,
  shipmentData: {
    ...completeInput.shipmentData,
    packages: [{ packaging: 'box', amount: 2, lengthCm: 3, widthCm: 30, heightCm: 21, weightKg: 0.5 }],
  },
} as ShipmentDraft;
