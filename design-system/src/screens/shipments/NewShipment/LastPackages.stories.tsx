import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultPackage } from 'contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { blank, domestic, filled } from './new-shipment-fixtures.ts';
import type { LastPackage } from './new-shipment-state.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, type Canvas, cell, domesticArgs, lines } from './story-helpers.ts';

const lastPackages: readonly LastPackage[] = [
  {
    sentAt: '2026-11-18T09:00:00.000Z',
    package: { ...defaultPackage, lengthCm: 60, widthCm: 40, heightCm: 20, weightKg: 12.5 },
  },
  {
    sentAt: '2026-11-02T09:00:00.000Z',
    package: { ...defaultPackage, amount: 3, lengthCm: 30, widthCm: 20, heightCm: 15, weightKg: 2 },
  },
  {
    sentAt: '2026-09-30T09:00:00.000Z',
    package: {
      packaging: 'transport_crate_or_pallet',
      amount: 1,
      lengthCm: 120,
      widthCm: 80,
      heightCm: 95,
      weightKg: 180,
    },
  },
];

/** What a contact was sent before, offered for the next shipment to it. */
const meta = {
  component: NewShipment,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...domesticArgs, state: { ...domestic, lastPackages } },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

const offers = (canvas: Canvas) =>
  within(canvas.getByRole('group', { name: 'Aus früheren Sendungen an diesen Kontakt übernehmen' }));
const offer = (canvas: Canvas, name: RegExp) => offers(canvas).getByRole('button', { name });
const values = (canvas: Canvas, row: number) =>
  ['Anzahl', 'Länge', 'Breite', 'Höhe', 'Gewicht'].map(
    (label) => (cell(canvas, row, label) as HTMLInputElement).value,
  );

export const Offered: Story = {
  play: async ({ canvas }) => {
    await expect(offers(canvas).getAllByRole('button')).toHaveLength(3);
    await expect(offer(canvas, /^60.×.40.×.20.cm, 12,5.kg, Karton 18\.11\.2026$/)).toBeVisible();
  },
};

export const HardCases: Story = { ...Offered, globals: { viewport: { value: 'w320' } } };

/** With the way back to what stood there. */
export const Taken: Story = {
  args: { state: { ...blank, lastPackages } },
  play: async ({ canvas }) => {
    await userEvent.click(offer(canvas, /12,5/));
    await waitFor(() => expect(values(canvas, 1)).toEqual(['1', '60', '40', '20', '12,5']));
    await expect(canvas.getByText('Packstück übernommen.', { selector: 'p' })).toBeVisible();
    await expect(announcer(canvas)).toHaveTextContent('Packstück übernommen.');
  },
};

export const GivesBackWhatWasTyped: Story = {
  tags: ['interaction'],
  args: { state: { ...blank, lastPackages } },
  play: async ({ canvas }) => {
    await userEvent.clear(cell(canvas, 1, 'Gewicht'));
    await userEvent.type(cell(canvas, 1, 'Gewicht'), '7,25');
    await userEvent.click(offer(canvas, /12,5/));
    // Another one after that leads back as far.
    await userEvent.click(offer(canvas, /3.Stück/));
    await waitFor(() => expect(values(canvas, 1)).toEqual(['3', '30', '20', '15', '2']));
    await userEvent.clear(cell(canvas, 1, 'Höhe'));
    await userEvent.type(cell(canvas, 1, 'Höhe'), '16');
    await userEvent.click(canvas.getByRole('button', { name: 'Rückgängig' }));
    await waitFor(() => expect(values(canvas, 1)).toEqual(['1', '3', '30', '16', '7,25']));
    await expect(canvas.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
    await expect(announcer(canvas)).toHaveTextContent(/wieder da/);
  },
};

/** Rows that stand there already stay. */
export const AddsARowToSeveral: Story = {
  tags: ['interaction'],
  args: { state: { ...filled, lastPackages } },
  play: async ({ canvas }) => {
    const before = lines(canvas).length;
    const first = values(canvas, 1);
    await userEvent.click(offer(canvas, /12,5/));
    await waitFor(() => expect(lines(canvas)).toHaveLength(before + 1));
    await expect(values(canvas, before + 1)).toEqual(['1', '60', '40', '20', '12,5']);
    await expect(values(canvas, 1)).toEqual(first);
    await expect(canvas.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  },
};

export const OffersNothingWhereNothingWasSent: Story = {
  tags: ['interaction'],
  args: { state: domestic },
  play: async ({ canvas }) => {
    await expect(
      canvas.queryByRole('group', { name: 'Aus früheren Sendungen an diesen Kontakt übernehmen' }),
    ).toBeNull();
  },
};
