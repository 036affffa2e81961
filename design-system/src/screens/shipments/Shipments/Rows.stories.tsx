import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { all, base, now } from './shipments-fixtures.ts';
import { Shipments } from './Shipments.tsx';

/** What a row says where a shipment is not as most are. */
const meta = {
  component: Shipments,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: {
      kind: 'ready',
      items: [{ ...base, status: 'cancelled', trackingNumber: null, exceptionReason: null }],
      totalItems: 1,
      shown: all,
      isRefreshing: false,
    },
    filter: all,
    hrefs: {
      home: '#start',
      create: '#neu',
      reset: '#alle',
      status: (group) => `#status-${group}`,
      shipment: (id) => `#${id}`,
    },
    canCreate: true,
    now,
    onSearch: fn(),
    onRetry: fn(),
    onPage: fn(),
  },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An order that never got to the carrier has no number, and will have none. */
export const NeverOrdered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nicht beauftragt')).toBeVisible();
    await expect(canvas.queryByText('noch nicht vergeben')).toBeNull();
  },
};
