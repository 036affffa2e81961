import { emptyAddressBlock, emptyCustomsItem, type ShipmentFormInput } from 'contract';

const bremen = emptyAddressBlock('DE');
const munich = emptyAddressBlock('DE');

/** A form that is filled in; for tests. */
export const completeInput: ShipmentFormInput = {
  carrier: '',
  carrierProduct: '',
  carrierProductCode: '',
  dangerous: false,
  customs: { reason: 'sale', items: [emptyCustomsItem] },
  ddp: false,
  declaredValue: '1.234,5',
  description: 'Ersatzteile',
  from: {
    ...bremen,
    companyName: 'Absender GmbH',
    address: { ...bremen.address, addressLine1: 'Am Wall 1', postalCode: '28195', city: 'Bremen' },
  },
  to: {
    ...munich,
    companyName: 'Größwang & Söhne',
    address: { ...munich.address, addressLine1: 'Tal 5', postalCode: '80331', city: 'München' },
  },
  insured: true,
  isAvis: false,
  linkedRecipientId: null,
  linkedSenderId: null,
  linkedNeutralSenderId: null,
  referenceNumber: 'R-1',
  referenceNumber2: '',
  neutralShipment: false,
  goodsDescription1: '',
  goodsDescription2: '',
  packingNotes: '',
  shipmentData: {
    packages: [
      { packaging: 'box', amount: '2', lengthCm: '3', widthCm: '30', heightCm: '21', weightKg: '0,5' },
    ],
    type: 'package',
    requestedDeliveryDate: '2026-11-23',
    isSaturdayDelivery: false,
  },
};
