import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { rowSwitchesCopy } from '../../../patterns/ListFrame/row-switches.copy.ts';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { carrierProductsCopy } from './CarrierProducts.copy.ts';

/** What staff are told of switches and of the sync. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { told } = carrierProductsCopy;

export const OfSwitches: Story = {
  play: tells(
    {
      tone: 'success',
      title: told.off('DHL Standardpaket'),
      action: { label: rowSwitchesCopy.undo, onAction: fn() },
    },
    { tone: 'success', title: told.on('DHL Standardpaket') },
  ),
};

/** The row is gone, or its page. */
export const OfSwitchesThatFailed: Story = {
  play: tells(
    {
      tone: 'danger',
      title: rowSwitchesCopy.failedOf('DHL Standardpaket'),
      description: writeFailureCopy.tryAgain,
    },
    {
      tone: 'danger',
      title: rowSwitchesCopy.openOf('DHL Standardpaket'),
      description: writeFailureCopy.unanswered,
    },
  ),
};

export const OfSwitchesOfAnOrganization: Story = {
  play: tells(
    {
      tone: 'success',
      title: told.offFor('DHL Standardpaket', 'Tietze Feinmechanik GmbH'),
      action: { label: rowSwitchesCopy.undo, onAction: fn() },
    },
    { tone: 'success', title: told.onFor('DHL Standardpaket', 'Tietze Feinmechanik GmbH') },
  ),
};

export const OfTheSync: Story = {
  play: tells(
    { tone: 'danger', title: told.notStarted.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notStarted.open, description: writeFailureCopy.unanswered },
  ),
};

export const OfProductsNotTakenOver: Story = {
  play: tells(
    { tone: 'danger', title: told.notTakenOver.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notTakenOver.open, description: writeFailureCopy.unanswered },
  ),
};
