import type { Meta, StoryObj } from '@storybook/react-vite';
import { shipmentStatuses } from 'contract';
import { expect } from 'storybook/test';
import { statusAppearances } from '../../components/StatusMark/StatusMark.tsx';
import { Matrix } from '../../stories/Matrix.tsx';
import { ShipmentStatus } from './ShipmentStatus.tsx';

const meta = {
  component: ShipmentStatus,
  args: { status: 'in_delivery' },
  argTypes: { status: { control: 'select', options: shipmentStatuses } },
} satisfies Meta<typeof ShipmentStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnCourse: Story = {};
export const Exception: Story = { args: { status: 'exception', reason: 'Adresse unklar' } };

/** Not a status of its own: the word stays, the fact stands below in yellow. */
export const Delayed: Story = {
  args: { status: 'transit', isDelayed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unterwegs')).toBeVisible();
    await expect(canvas.getByText('Zustellung verzögert')).toBeVisible();
  },
};

/** A status that a newer platform has sent. */
export const Unknown: Story = { args: { status: 'unknown' } };

export const AllStatuses: Story = {
  render: () => (
    <Matrix rows={[...shipmentStatuses, 'unknown'] as const} columns={statusAppearances}>
      {(status, appearance) => <ShipmentStatus status={status} appearance={appearance} />}
    </Matrix>
  ),
};
