import { expect, test } from 'vitest';
import { newShipmentAddress } from '../../pages/shipment-addresses.ts';
import { draftNameOf, isAboutTemplate, toFormSource } from './form-source.ts';
import { toFormTitle } from './to-form-title.ts';

const sourceOf = (query: string) => toFormSource(newShipmentAddress.parse(new URLSearchParams(query)));

test.each([
  ['', { mode: 'new', id: null }, {}, 'Sendung erstellen'],
  ['recipientId=con_1', { mode: 'new', id: null }, {}, 'Sendung erstellen'],
  ['shipmentIdToCopy=shp_1', { mode: 'copy', id: 'shp_1' }, { name: 'copy.shp_1' }, 'Sendung kopieren'],
  [
    'shipmentIdToResend=shp_1',
    { mode: 'resend', id: 'shp_1' },
    { name: 'resend.shp_1' },
    'Korrigieren und erneut senden',
  ],
  ['shipmentIdToReturn=shp_1', { mode: 'return', id: 'shp_1' }, { name: 'return.shp_1' }, 'Retoure anlegen'],
  [
    'avisIdToComplete=shp_1',
    { mode: 'complete', id: 'shp_1' },
    { name: 'complete.shp_1', begun: 'eine Vorlage vervollständigt und noch nicht beauftragt' },
    'Vorlage vervollständigen',
  ],
  [
    'shipmentIdToEdit=shp_1&avisIdToComplete=shp_2&shipmentIdToCopy=shp_3',
    { mode: 'edit', id: 'shp_1' },
    { name: 'edit.shp_1', begun: 'eine Vorlage geändert und noch nicht gespeichert' },
    'Vorlage bearbeiten',
  ],
] as const)('„%s“ is a form of its own, with a draft of its own', (query, source, draft, title) => {
  expect(sourceOf(query)).toEqual(source);
  expect(draftNameOf(sourceOf(query))).toEqual(draft);
  expect(toFormTitle('editing', sourceOf(query).mode)).toBe(title);
  expect(isAboutTemplate(sourceOf(query))).toBe(source.mode === 'edit' || source.mode === 'complete');
});

test('what stands in the way of a form names the page', () => {
  expect(toFormTitle('forbidden', 'edit')).toBe('Fehlende Berechtigung');
  expect(toFormTitle('notFound', 'copy')).toBe('Seite nicht gefunden');
  expect(toFormTitle('settled', 'complete')).toBe('Vorlage vervollständigen');
  expect(toFormTitle('editing', 'edit', 'LO-104447')).toBe('Vorlage LO-104447 bearbeiten');
  expect(toFormTitle('editing', 'complete', 'LO-104447')).toBe('Vorlage LO-104447 vervollständigen');
});
