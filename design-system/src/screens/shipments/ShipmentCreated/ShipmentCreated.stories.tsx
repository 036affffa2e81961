import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, shipments } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import type { ShipmentCreatedState } from './shipment-created-state.ts';
import { ShipmentCreated } from './ShipmentCreated.tsx';

const [ordered] = shipments.filter(({ status }) => status === 'ordered');
const [template] = shipments.filter(({ status }) => status === 'avis');
if (!ordered || !template) throw new Error('The fixtures lack an ordered shipment or a template.');

const states = {
  loading: { kind: 'loading' },
  notFound: { kind: 'notFound' },
  failed: { kind: 'failed', failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' } },
  ready: { kind: 'ready', shipment: ordered, label: { kind: 'closed' } },
} satisfies { [K in ShipmentCreatedState['kind']]: Extract<ShipmentCreatedState, { kind: K }> };

const meta = {
  component: ShipmentCreated,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    hrefs: {
      list: '#sendungen',
      templates: '#vorlagen',
      shipment: '#sendung',
      newShipment: '#neu',
      sameRecipient: '#derselbe',
    },
    now: new Date(FIXTURE_NOW),
    onRetry: fn(),
    onOpenLabel: fn(),
    onCloseLabel: fn(),
    onTakeLabel: fn(),
  },
} satisfies Meta<typeof ShipmentCreated>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: states.loading } };

export const NotFound: Story = { args: { state: states.notFound }, tags: ['state-forbidden', 'state-empty'] };

export const Failed: Story = { args: { state: states.failed } };

export const TriesAgain: Story = {
  args: { state: states.failed },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sendung beauftragt.' })).toBeVisible();
    await expect(canvas.getByText('1Z8E6A436804192545')).toBeVisible();
    await expect(canvas.getByText('Zustelltag')).toBeVisible();
    await expect(canvas.getByText('Preis (netto)')).toBeVisible();
  },
};

export const PrintsAndGoesOn: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versandetikett drucken' }));
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
    const next = canvas.getByRole('link', { name: 'Weitere Sendung an denselben Empfänger' });
    await expect(next).toHaveAttribute('href', '#derselbe');
    await expect(canvas.getByRole('link', { name: 'Neue Sendung' })).toHaveAttribute('href', '#neu');
  },
};

export const WithLabel: Story = { args: { state: { ...states.ready, label: { kind: 'loading' } } } };

export const WithoutNumber: Story = {
  args: { state: { ...states.ready, shipment: { ...ordered, trackingNumber: null } } },
};

/** The address was opened again when the shipment had gone on. */
export const CancelledSince: Story = {
  args: { state: { ...states.ready, shipment: { ...ordered, status: 'cancelled' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Storniert')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Versandetikett drucken' })).toBeNull();
  },
};

/** It is not known yet whether the carrier has taken it. */
export const BeingSettled: Story = {
  args: { state: { ...states.ready, shipment: { ...template, ordering: 'unclear' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Das Ergebnis wird geklärt.' })).toBeVisible();
    await expect(canvas.queryByText('Vorlage gespeichert.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Versandetikett drucken' })).toBeNull();
  },
};

export const TemplateSaved: Story = { args: { state: { ...states.ready, shipment: template } } };

export const HardCases: Story = {
  args: {
    state: {
      ...states.ready,
      shipment: {
        ...ordered,
        to: { ...ordered.to, companyName: 'Orthopädieschuhtechnikermeisterbetriebsgenossenschaft' },
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
};
