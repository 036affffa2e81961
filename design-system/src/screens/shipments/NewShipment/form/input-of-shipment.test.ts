import { canaryDraft, domesticDraft, shipments } from 'contract/fixtures';
import { expect, test } from 'vitest';
import { toFormInput } from './initial-input.ts';
import { toCopyInput, toResendInput, toReturnInput, toTemplateInput } from './input-of-shipment.ts';

const [first] = shipments;
if (!first) throw new Error('The fixtures hold no shipment');
const { isAvis: _, ...fields } = domesticDraft;
const shipment = { ...first, ...fields, referenceNumber: 'PO-1', referenceNumber2: 'K7' };

test('a copy has everything but day, tracking number and references', () => {
  const copy = toCopyInput(shipment, '2026-11-27');
  expect(copy).toEqual({
    ...toFormInput(domesticDraft),
    referenceNumber: '',
    referenceNumber2: '',
    shipmentData: {
      ...toFormInput(domesticDraft).shipmentData,
      requestedDeliveryDate: '2026-11-27',
      // A Friday.
      isSaturdayDelivery: true,
    },
  });
  expect(JSON.stringify(copy)).not.toContain('trackingNumber');
});

test('a template keeps its tariff, its packing notes and its references, and its day as long as that is not over', () => {
  const kept = toTemplateInput({ ...shipment, packingNotes: 'Zwei Lagen' }, '2026-11-20');
  expect(kept).toMatchObject({
    carrier: 'DHL',
    carrierProductCode: 'DHL_PAKET',
    referenceNumber: 'PO-1',
    referenceNumber2: 'K7',
    packingNotes: 'Zwei Lagen',
    isAvis: false,
  });
  expect(kept.shipmentData.requestedDeliveryDate).toBe('2026-11-24');
  expect(toTemplateInput(shipment, '2026-11-25').shipmentData.requestedDeliveryDate).toBe('2026-11-25');
});

test('what only a later version knows is left open, or is what is usual', () => {
  const [row] = shipment.shipmentData.packages;
  if (!row) throw new Error('No package');
  const strange = {
    ...shipment,
    carrier: 'unknown' as const,
    shipmentData: { ...shipment.shipmentData, packages: [{ ...row, packaging: 'unknown' as const }] },
  };
  const input = toCopyInput(strange, '2026-11-20');
  expect(input).toMatchObject({ carrier: '', carrierProduct: '', carrierProductCode: '' });
  expect(input.shipmentData.packages[0]?.packaging).toBe('box');
});

test('what was declared comes along', () => {
  const [item] = canaryDraft.customs.items;
  const abroad = { ...shipment, to: canaryDraft.to, customs: canaryDraft.customs };
  expect(item).toBeDefined();
  expect(toCopyInput(abroad, '2026-11-20').customs).toEqual(toFormInput(canaryDraft).customs);
});

test('a neutral sender comes along', () => {
  const neutral = { ...shipment, neutralShipment: true, linkedNeutralSenderId: 'con_neutralKiel' };
  expect(toCopyInput(neutral, '2026-11-20')).toMatchObject({
    neutralShipment: true,
    linkedNeutralSenderId: 'con_neutralKiel',
  });
});

test('what is sent again is the same delivery: all of a copy, and its references', () => {
  expect(toResendInput(shipment, '2026-11-27')).toEqual({
    ...toCopyInput(shipment, '2026-11-27'),
    referenceNumber: 'PO-1',
    referenceNumber2: 'K7',
  });
});

test('what is brought back goes from its recipient to its sender, with an open product', () => {
  const neutral = {
    ...shipment,
    carrier: 'DHL' as const,
    carrierProduct: 'Paket',
    carrierProductCode: 'PAKET',
    linkedSenderId: 'con_sender',
    linkedRecipientId: 'con_recipient',
    neutralShipment: true,
    linkedNeutralSenderId: 'con_neutral',
    to: canaryDraft.to,
    customs: canaryDraft.customs,
    ddp: true,
    packingNotes: 'Zwei Lagen',
  };
  const back = toReturnInput(neutral, '2026-11-27');
  const there = toResendInput(neutral, '2026-11-27');
  expect(back).toEqual({
    ...there,
    from: there.to,
    to: there.from,
    linkedSenderId: 'con_recipient',
    linkedRecipientId: 'con_sender',
    neutralShipment: false,
    linkedNeutralSenderId: null,
    carrier: '',
    carrierProduct: '',
    carrierProductCode: '',
    ddp: false,
    packingNotes: '',
    customs: { items: there.customs.items, reason: 'return' },
  });
  expect(back.customs.items).not.toHaveLength(0);
});
