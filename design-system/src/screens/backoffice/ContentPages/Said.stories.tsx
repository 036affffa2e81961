import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { contentPagesCopy } from './ContentPages.copy.ts';

/** What staff are asked and told of content pages that they publish and delete. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { removal, told } = contentPagesCopy;

export const OfPages: Story = {
  play: tells({ tone: 'success', title: told.created }, { tone: 'success', title: told.deleted }),
};

export const OfPagesThatStay: Story = {
  play: tells(
    { tone: 'danger', title: told.notDeleted.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notDeleted.open, description: writeFailureCopy.unanswered },
  ),
};

const question = (isPending: boolean) => () => (
  <ConfirmDialog
    title={removal.title}
    message={removal.message('Versandhinweise')}
    acceptLabel={removal.accept}
    pendingLabel={removal.pending}
    rejectLabel={removal.reject}
    isPending={isPending}
    onAccept={fn()}
    onReject={fn()}
  />
);
const asks = async () => {
  await expect(await screen.findByRole('alertdialog', { name: removal.title })).toBeVisible();
};

export const AsksBeforeItDeletes: Story = { render: question(false), play: asks };

export const BeingDeleted: Story = { render: question(true), play: asks };
