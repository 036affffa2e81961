import type { Meta, StoryObj } from '@storybook/react-vite';
import { addresses, FIXTURE_NOW, nextPickup, shipments } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { Facts } from './Facts.tsx';

const [ordered] = shipments.filter(({ status }) => status === 'ordered');
if (!ordered) throw new Error('The fixtures lack an ordered shipment.');

/** What the page after an order says of it. */
const meta = {
  component: Facts,
  tags: ['part'],
  args: {
    shipment: { ...ordered, to: addresses.brunnmatt },
    now: new Date(FIXTURE_NOW),
    nextPickup: null,
    pickupHref: (id) => `#${id}`,
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the colleague at the packing bench looks it up by, and what they are told. */
export const References: Story = {
  args: {
    shipment: {
      ...ordered,
      referenceNumber: 'PO-77120',
      referenceNumber2: 'KST 40417',
      packingNotes: 'Zwei Lagen Luftpolster, Lieferschein obenauf',
    },
  },
  play: async ({ canvas }) => {
    const valueOf = (term: string) => canvas.getByText(term).nextElementSibling;
    await expect(valueOf('Referenz')).toHaveTextContent('PO-77120KST 40417');
    await expect(valueOf('Packhinweise')).toHaveTextContent('Zwei Lagen Luftpolster, Lieferschein obenauf');
  },
};

/** What the form said beside the price is said here, too. */
export const AcrossCustoms: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('zuzüglich Umsatzsteuer und Abgaben')).toBeVisible();
  },
};

/** So that nobody orders a driver who comes anyhow. */
export const NextPickup: Story = {
  args: { nextPickup: { items: [{ ...nextPickup, holiday: 'Buß- und Bettag' }, nextPickup], ready: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nächste Abholung')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^heute bis 16:30.Uhr$/ })).toHaveAttribute(
      'href',
      `#${nextPickup.pickupId}`,
    );
  },
};

/** It is brought, on a day and at no certain time. */
export const NextSelfDelivery: Story = {
  args: {
    nextPickup: {
      items: [{ ...nextPickup, selfDelivery: true, lastPossiblePickupTime: null }],
      ready: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nächste Selbstanlieferung')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'heute' })).toBeVisible();
  },
};

/** Whoever wants one finds the way below the facts. */
export const NoPickup: Story = {
  args: { nextPickup: { items: [], ready: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine geplant')).toBeVisible();
  },
};

/** Nobody has promised the day of a template. */
export const OfATemplate: Story = {
  args: { shipment: { ...ordered, status: 'avis', ordering: null, trackingNumber: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Gewünschter Zustelltag')).toBeVisible();
    await expect(canvas.queryByText('Zustelltag')).toBeNull();
  },
};

/** Twenty digits on a phone, and what copies them beside them. */
export const CopyButtonBesideTheNumber: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  args: { shipment: { ...ordered, trackingNumber: '00340433825014890062' } },
  play: async ({ canvas }) => {
    const middle = (element: HTMLElement) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    };
    const button = canvas.getByRole('button', { name: 'Sendungsnummer kopieren' });
    await expect(middle(button)).toBe(middle(canvas.getByText('00340433825014890062')));
    await expect(button.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};
