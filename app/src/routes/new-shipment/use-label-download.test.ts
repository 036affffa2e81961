// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type Shipment, standardLayout } from 'contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AskedLabel } from '../../data/shipment-details.ts';
import type { Label } from '../shipments/use-label.ts';

const { fetchLabel, saveFile } = vi.hoisted(() => ({
  fetchLabel: vi.fn<(asked: AskedLabel) => Promise<Blob>>(),
  saveFile: vi.fn<(file: Blob, name: string) => void>(),
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: {} }));
vi.mock('../../data/shipment-details.ts', () => ({
  fetchLabel: { send: (asked: AskedLabel) => fetchLabel(asked), makesOld: [], outlivesPage: false },
}));
vi.mock('../../browser/save-file.ts', () => ({ saveFile }));

const { useLabelDownload } = await import('./use-label-download.ts');

beforeEach(() => vi.resetAllMocks());
afterEach(cleanup);

const shipment = { id: 'shp_1', trackingNumber: '1Z8E6A436804192545', orderNumber: 'LO-104530' } as Shipment;
const onA4 = { ...standardLayout, format: 'a4' } as const;
const open = vi.fn<() => void>();
const label = { settings: { layout: onA4 }, open } as unknown as Label;

async function press(of: Shipment | undefined) {
  const { result } = renderHook(() => useLabelDownload(of, label));
  await act(async () => result.current.run());
  return result.current;
}

test('the label is saved as it would be printed, under its number, and no dialog opens', async () => {
  const file = new Blob(['%PDF-']);
  fetchLabel.mockResolvedValue(file);
  expect((await press(shipment)).isPending).toBe(false);
  expect(fetchLabel.mock.calls).toEqual([[{ id: 'shp_1', layout: onA4 }]]);
  expect(saveFile.mock.calls).toEqual([[file, 'Versandetikett-1Z8E6A436804192545.pdf']]);
  expect(open).not.toHaveBeenCalled();
});

test('what could not be fetched is tried again where its failure can be told', async () => {
  fetchLabel.mockRejectedValue(new Error('gone'));
  await press(shipment);
  expect(saveFile).not.toHaveBeenCalled();
  expect(open).toHaveBeenCalledOnce();
});

test('without a shipment there is nothing to save', async () => {
  await press(undefined);
  expect(fetchLabel).not.toHaveBeenCalled();
});
