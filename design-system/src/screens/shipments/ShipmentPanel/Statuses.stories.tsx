import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Shipment } from 'contract';
import { FIXTURE_NOW, shipments, trackingEvents } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import type { ShipmentDetailState } from '../Shipments/shipments-state.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

/** What the panel says of the statuses that its other stories do not meet. */
const meta = {
  component: ShipmentPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    state: withStatus('delivered'),
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

export const Delivered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Beim Empfänger oder Ablageort angekommen.')).toBeVisible();
  },
};

export const Returned: Story = {
  args: { state: withStatus('returned') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Auf dem Rückweg zum Absender oder zurück.')).toBeVisible();
  },
};

/** A status of a newer platform. */
export const Unknown: Story = {
  args: { state: withStatus('unknown') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diesen Status kennt diese Version noch nicht.')).toBeVisible();
  },
};

function withStatus(status: Shipment['status']): Extract<ShipmentDetailState, { kind: 'ready' }> {
  const [example] = shipments;
  if (!example) throw new Error('There is no shipment among the fixtures.');
  return {
    kind: 'ready',
    shipment: { ...example, status },
    tracking: { kind: 'ready', events: trackingEvents, updatedAt: FIXTURE_NOW, isRefreshing: false },
  };
}
