import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { base, listArgs, listOf, openShipment } from './shipments-fixtures.ts';
import { Shipments } from './Shipments.tsx';

/** What a row says where a shipment is not as most are. */
const meta = {
  component: Shipments,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...listArgs,
    state: listOf({
      items: [{ ...base, status: 'cancelled', trackingNumber: null, exceptionReason: null }],
      totalItems: 1,
    }),
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

/** Later than promised: the day is the one on which it came. */
export const ShowsTheDayOnWhichItCame: Story = {
  tags: ['interaction'],
  args: {
    state: listOf({
      items: [
        {
          ...openShipment,
          status: 'delivered',
          expectedDeliveryDate: '2026-11-17',
          deliveredAt: '2026-11-19T10:24:00.000Z',
        },
      ],
      totalItems: 1,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('gestern')).toBeVisible();
  },
};
