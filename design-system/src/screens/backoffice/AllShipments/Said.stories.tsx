import type { Meta, StoryObj } from '@storybook/react-vite';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { allShipmentsCopy } from './AllShipments.copy.ts';

/** What staff are told of shipments of other organisations. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { told } = allShipmentsCopy;

export const OfShipments: Story = {
  play: tells({ tone: 'success', title: told.refreshed }, { tone: 'success', title: told.added }),
};

export const OfShipmentsNotAskedAbout: Story = {
  play: tells(
    { tone: 'danger', title: told.notRefreshed.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notRefreshed.open, description: writeFailureCopy.unanswered },
  ),
};
