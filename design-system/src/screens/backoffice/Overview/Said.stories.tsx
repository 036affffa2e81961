import type { Meta, StoryObj } from '@storybook/react-vite';
import { cronJobs, type TriggeredKind } from 'contract';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { overviewCopy } from './Overview.copy.ts';

/** What is asked before a job is started, and what is said of it; its run asks and says the same. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { confirm, told } = overviewCopy;

export const OfJobs: Story = {
  play: tells(
    { tone: 'success', title: told.started, href: '#' },
    { tone: 'danger', title: told.notStarted.failed, description: writeFailureCopy.tryAgain },
    // The answer was lost: nobody is told that it was not done.
    { tone: 'danger', title: told.notStarted.open, description: writeFailureCopy.unanswered },
  ),
};

function question(kind: TriggeredKind, isPending = false) {
  return () => (
    <ConfirmDialog
      tone="neutral"
      title={confirm.title(cronJobs[kind].name)}
      message={confirm.messages[kind]}
      acceptLabel={confirm.accept}
      pendingLabel={confirm.pending}
      rejectLabel={confirm.reject}
      isPending={isPending}
      onAccept={fn()}
      onReject={fn()}
    />
  );
}

const asks = (kind: TriggeredKind) => async () => {
  await expect(
    await screen.findByRole('alertdialog', { name: confirm.title(cronJobs[kind].name) }),
  ).toBeVisible();
};

export const StartingAnImport: Story = {
  render: question('shipment-import'),
  play: asks('shipment-import'),
};

export const StartingStatuses: Story = {
  render: question('shipment-status'),
  play: asks('shipment-status'),
};

export const StartingTrackingNumbers: Story = {
  render: question('shipment-tracking-number'),
  play: asks('shipment-tracking-number'),
};

export const BeingStarted: Story = {
  render: question('shipment-status', true),
  play: asks('shipment-status'),
};
