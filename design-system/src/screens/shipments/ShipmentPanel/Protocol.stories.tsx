import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AuditRecord } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { panelArgs, panelState } from './shipment-panel-fixtures.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

const onOpenChange = fn();
const onRetry = fn();

function opened(records: readonly AuditRecord[]) {
  return { state: { kind: 'ready', value: records, isRefreshing: false }, onOpenChange, onRetry } as const;
}

const jana = { id: 'usr_jana', full_name: 'Jana Möller' };
const aylin = { id: 'usr_aylin', full_name: 'Aylin Demir' };

function record(
  action: AuditRecord['action'],
  at: string,
  by: AuditRecord['by'],
  more: Partial<AuditRecord> = {},
): AuditRecord {
  return { id: `aud_${at}`, action, at, by, changedFields: [], requestId: null, ...more };
}

/** From the template to its label. */
const ofAnOrder: AuditRecord[] = [
  record('closed', '2026-11-20T15:00:00.000Z', jana),
  record('detached', '2026-11-20T12:20:00.000Z', jana),
  record('attached', '2026-11-20T12:15:00.000Z', jana),
  record('printed', '2026-11-20T12:10:00.000Z', aylin),
  record('ordered', '2026-11-20T12:05:00.000Z', aylin, { requestId: 'req_2' }),
  record('order-begun', '2026-11-20T12:04:58.000Z', aylin, { requestId: 'req_2' }),
  record('not-ordered', '2026-11-20T11:40:00.000Z', aylin, { requestId: 'req_1' }),
  record('changed', '2026-11-19T15:30:00.000Z', jana, {
    changedFields: ['shipmentData.packages.0.weightKg', 'to.address.city', 'referenceNumber'],
  }),
  record('created', '2026-11-19T14:00:00.000Z', jana),
];

const everyPart = [
  'from.phone',
  'to.phone',
  'neutralShipment',
  'shipmentData.packages.0.amount',
  'shipmentData.requestedDeliveryDate',
  'shipmentData.isSaturdayDelivery',
  'shipmentData.type',
  'carrier',
  'description',
  'goodsDescription1',
  'referenceNumber',
  'referenceNumber2',
  'declaredValue',
  'insured',
  'dangerous',
  'ddp',
  'customs.items.0.description',
];

/** Who has done what with a shipment. */
const meta = {
  component: ShipmentPanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...panelArgs, state: panelState('ordered'), protocol: opened(ofAnOrder) },
  beforeEach: () => void onOpenChange.mockClear(),
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfAnOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jana Möller · Packstücke, Empfänger, Referenz 1')).toBeVisible();
    await expect(canvas.queryByText('Beauftragung begonnen')).toBeNull();
  },
};

/** Nobody did it, or it is not known what was done. */
export const OfAJob: Story = {
  args: {
    protocol: opened([
      record('unknown', '2026-11-20T12:30:00.000Z', jana),
      record('cancelled', '2026-11-20T12:10:00.000Z', null),
      record('order-unclear', '2026-11-20T12:05:00.000Z', null, { requestId: 'req_1' }),
      record('order-begun', '2026-11-20T12:04:00.000Z', jana, { requestId: 'req_0' }),
      record('changed', '2026-11-20T12:00:00.000Z', jana, { changedFields: everyPart }),
    ]),
  },
};

export const OfADiscardedTemplate: Story = {
  args: {
    state: panelState('cancelled', { isAvis: true, trackingNumber: null }),
    protocol: opened([
      record('cancelled', '2026-11-20T12:05:00.000Z', jana),
      record('created', '2026-11-19T14:00:00.000Z', jana),
    ]),
  },
};

export const Loading: Story = {
  args: { protocol: { state: { kind: 'loading', isSlow: false }, onOpenChange, onRetry } },
};

export const Failed: Story = {
  args: {
    protocol: {
      state: {
        kind: 'failed',
        failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
        isRetrying: false,
      },
      onOpenChange,
      onRetry,
    },
  },
};

export const IsAskedForWhenOpened: Story = {
  tags: ['interaction'],
  args: { protocol: { state: undefined, onOpenChange, onRetry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Protokoll'));
    await expect(onOpenChange).toHaveBeenCalledWith(true);
  },
};
