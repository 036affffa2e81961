import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Shipment } from 'contract';
import { customs, FIXTURE_NOW, shipments } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { printSettings } from '../../../stories/print-settings.ts';
import { ShipmentCreated } from './ShipmentCreated.tsx';

const abroad = shipments.find(({ to }) => to.address.countryCode === 'CH');
if (!abroad) throw new Error('No shipment of the fixtures goes to Switzerland.');
const crossing: Shipment = {
  ...abroad,
  customs,
  status: 'ordered',
  trackingNumber: '1Z8E6A436804192545',
  printedAt: FIXTURE_NOW,
  printedPapers: [],
};

/** What belongs to a parcel beside its label. */
const meta = {
  component: ShipmentCreated,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'ready', value: crossing, isRefreshing: false },
    hrefs: { list: '#sendungen', templates: '#vorlagen', shipment: '#sendung' },
    now: new Date(FIXTURE_NOW),
    label: { kind: 'closed' },
    printSettings,
    onRetry: fn(),
    isDownloading: false,
    onDownload: fn(),
    onOpenLabel: fn(),
    onCloseLabel: fn(),
    onTakeLabel: fn(),
    papers: { state: { kind: 'closed' }, onOpen: fn(), onClose: fn(), onTaken: fn(), onOpenAll: fn() },
  },
} satisfies Meta<typeof ShipmentCreated>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It leaves the customs territory: what belongs to it leads, with what is printed and what is not. */
export const WithCustomsPapers: Story = {
  play: async ({ canvas }) => {
    const papers = canvas.getByRole('region', { name: 'Papiere zu dieser Sendung' });
    const lines = within(papers).getAllByRole('listitem');
    await expect(lines.map(({ textContent }) => textContent)).toEqual([
      'VersandetikettGedruckt',
      'ZollinhaltserklärungNoch nicht gedruckt',
      'HandelsrechnungNoch nicht gedruckt',
    ]);
    await expect(
      canvas.getByText(/Drucken Sie jetzt die 3.Papiere, die zur Sendung gehören\.$/),
    ).toBeVisible();
  },
};

export const PrintsAllPapersOrOne: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Papiere drucken' }));
    await expect(args.papers.onOpenAll).toHaveBeenCalledOnce();
    await userEvent.keyboard('p');
    await expect(args.papers.onOpenAll).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Handelsrechnung' }));
    await expect(args.papers.onOpen).toHaveBeenLastCalledWith('commercial-invoice');
    await userEvent.click(canvas.getByRole('button', { name: 'Versandetikett' }));
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
  },
};
