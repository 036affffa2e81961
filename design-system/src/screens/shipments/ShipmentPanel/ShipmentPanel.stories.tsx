import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Shipment } from 'contract';
import { FIXTURE_NOW, shipments, trackingEvents } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ShipmentDetailState, TrackingState } from '../Shipments/shipments-state.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

const inDelivery = shipmentOf('in_delivery');

const tracking = {
  loading: { kind: 'loading' },
  failed: { kind: 'failed' },
  ready: { kind: 'ready', events: trackingEvents, updatedAt: FIXTURE_NOW, isRefreshing: false },
} satisfies { [K in TrackingState['kind']]: Extract<TrackingState, { kind: K }> };

const states = {
  loading: { kind: 'loading' },
  notFound: { kind: 'notFound' },
  failed: { kind: 'failed', failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' } },
  ready: { kind: 'ready', shipment: inDelivery, tracking: tracking.ready },
} satisfies { [K in ShipmentDetailState['kind']]: Extract<ShipmentDetailState, { kind: K }> };

function shipmentOf(status: Shipment['status']): Shipment {
  const found = shipments.find((shipment) => shipment.status === status);
  if (!found) throw new Error(`No fixture with status ${status}`);
  return found;
}

const meta = {
  component: ShipmentPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    now: new Date(FIXTURE_NOW),
    onClose: fn(),
    onRetry: fn(),
    onRefreshTracking: fn(),
    label: { kind: 'closed' },
    onOpenLabel: fn(),
    onCloseLabel: fn(),
  },
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const ready = (status: Shipment['status'], more: Partial<Shipment> = {}): Story => ({
  args: { state: { ...states.ready, shipment: { ...shipmentOf(status), ...more } } },
});

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sendung LO-104512' })).toHaveFocus();
    await expect(canvas.getByText('In das Zustellfahrzeug geladen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Versandetikett drucken' }));
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt aktualisieren' }));
    await expect(args.onRefreshTracking).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const WithLabel: Story = {
  args: { label: { kind: 'loading' } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Versandetikett drucken' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCloseLabel).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const NotFound: Story = { args: { state: states.notFound } };
export const Failed: Story = { args: { state: states.failed } };
export const HistoryLoading: Story = { args: { state: { ...states.ready, tracking: tracking.loading } } };
export const HistoryFailed: Story = { args: { state: { ...states.ready, tracking: tracking.failed } } };
export const HistoryEmpty: Story = {
  args: {
    state: { ...states.ready, shipment: shipmentOf('ordered'), tracking: { ...tracking.ready, events: [] } },
  },
};
export const HistoryRefreshing: Story = {
  args: { state: { ...states.ready, tracking: { ...tracking.ready, isRefreshing: true } } },
};

export const Template: Story = {
  ...ready('avis'),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sendungsnummer noch nicht vergeben')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Versandetikett drucken' })).toBeDisabled();
  },
};
export const Cancelled: Story = ready('cancelled');
export const Exception: Story = ready('exception');
export const Delayed: Story = ready('transit', { expectedDeliveryDate: '2026-11-18' });

/** Everything that a shipment may carry. */
export const AllDetails: Story = ready('ordered', {
  insured: true,
  dangerous: true,
  ddp: true,
  neutralShipment: true,
  declaredValue: 1480,
  referenceNumber2: 'KST 40417',
  shipmentData: { ...inDelivery.shipmentData, isSaturdayDelivery: true },
});

export const OnAPhone: Story = { globals: { viewport: { value: 'w375' } } };

export const HardCases: Story = {
  ...ready('exception', {
    exceptionReason: 'Zustellhindernisbenachrichtigung unzustellbar an Empfängeradresse',
  }),
  globals: { viewport: { value: 'w320' } },
};
