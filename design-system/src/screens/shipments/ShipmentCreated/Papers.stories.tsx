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

const [ordered] = shipments.filter(({ status }) => status === 'ordered');
const [template] = shipments.filter(({ status }) => status === 'avis');
if (!ordered || !template) throw new Error('The fixtures lack an ordered shipment or a template.');

function toState(value: Shipment) {
  return { kind: 'ready', value, isRefreshing: false } as const;
}

/** What belongs to a parcel, and the ways to print or save it. */
const meta = {
  component: ShipmentCreated,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: toState(crossing),
    hrefs: { list: '#sendungen', templates: '#vorlagen', shipment: '#sendung' },
    now: new Date(FIXTURE_NOW),
    nextPickup: null,
    pickupHref: (id) => `#${id}`,
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

/** With the hand already on the keys of the form. */
export const PrintsAtAKey: Story = {
  tags: ['interaction'],
  args: { state: toState(ordered) },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('p');
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: /Versandetiketten drucken/ })).toHaveAttribute(
      'aria-keyshortcuts',
      'p',
    );
  },
};

/** A template has no label yet, but somebody is to pack it. */
export const PrintsThePickSlipAtAKey: Story = {
  tags: ['interaction'],
  args: { state: toState(template) },
  play: async ({ args, canvas }) => {
    await userEvent.keyboard('p');
    await expect(args.onOpenLabel).not.toHaveBeenCalled();
    await expect(args.papers.onOpen).toHaveBeenLastCalledWith('pick-slip');
    await userEvent.click(canvas.getByRole('button', { name: 'Packzettel drucken' }));
    await expect(args.papers.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const SavesTheLabel: Story = {
  tags: ['interaction'],
  args: { state: toState(ordered) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Herunterladen' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onOpenLabel).not.toHaveBeenCalled();
  },
};

export const Downloading: Story = {
  args: { state: toState(ordered), isDownloading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Herunterladen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const PrintsAndGoesOn: Story = {
  tags: ['interaction'],
  args: {
    state: toState(ordered),
    hrefs: { ...meta.args.hrefs, newShipment: '#neu', sameRecipient: '#derselbe' },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '2\u00A0Versandetiketten drucken' }));
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
    const next = canvas.getByRole('link', { name: 'Weitere Sendung an denselben Empfänger' });
    await expect(next).toHaveAttribute('href', '#derselbe');
    await expect(canvas.getByRole('link', { name: 'Neue Sendung' })).toHaveAttribute('href', '#neu');
  },
};
