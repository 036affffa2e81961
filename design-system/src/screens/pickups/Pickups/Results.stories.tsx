import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { pickupsCopy as copy } from './Pickups.copy.ts';

/** What is said once something was done with a pickup, or could not be. */
const meta = {
  component: ToastRegion,
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { told, removal } = copy;

export const Done: Story = {
  play: tells(
    { tone: 'success', title: told.created },
    { tone: 'success', title: told.changed },
    { tone: 'success', title: told.deleted },
  ),
};

export const Paused: Story = {
  play: tells(
    { tone: 'success', title: told.resumed },
    { tone: 'danger', title: told.notToggled.failed, description: writeFailureCopy.tryAgain },
    { tone: 'success', title: told.paused, action: { label: told.undo, onAction: fn() } },
  ),
};

export const NotDone: Story = {
  play: tells(
    { tone: 'danger', title: told.notDeleted.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notToggled.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notCreated.failed, description: writeFailureCopy.tryAgain },
  ),
};

/** The answer was lost: nobody is told that it was not done. */
export const NobodyKnows: Story = {
  play: tells(
    { tone: 'danger', title: told.notDeleted.open, description: writeFailureCopy.unanswered },
    { tone: 'danger', title: told.notToggled.open, description: writeFailureCopy.unanswered },
    { tone: 'danger', title: told.notCreated.open, description: writeFailureCopy.unanswered },
  ),
};

const question = {
  title: removal.title,
  message: removal.messages.series,
  detail: 'Jeden Montag und Donnerstag bis 12:00\u00A0Uhr',
  acceptLabel: removal.accept,
  pendingLabel: removal.pending,
  rejectLabel: removal.reject,
  onAccept: fn(),
  onReject: fn(),
};

/** Asked before a pickup is deleted. */
export const Deleting: Story = { render: () => <ConfirmDialog {...question} /> };

export const DeletingOne: Story = {
  render: () => <ConfirmDialog {...question} message={removal.messages.single} />,
};

export const DeletingWhatIsOver: Story = {
  render: () => <ConfirmDialog {...question} message={removal.messages.over} />,
};

export const DeletingNow: Story = { render: () => <ConfirmDialog {...question} isPending /> };
