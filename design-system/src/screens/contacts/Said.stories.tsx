import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ToastRegion } from '../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../stories/toasts.ts';
import { writeFailureCopy } from '../write-failure.copy.ts';
import { contactWords } from './ContactPanel/contact-words.ts';
import { contactActionsCopy as copy } from './ContactPanel/ContactPanel.copy.ts';

/** What is asked and said of deeds with contacts; three at a time are seen. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { all, neutral_sender: neutral } = contactWords;
const { tryAgain, unanswered } = writeFailureCopy;

export const Saved: Story = {
  play: tells(
    { tone: 'success', title: all.saved.create },
    { tone: 'success', title: all.saved.edit },
    { tone: 'success', title: all.deleted },
  ),
};

export const NeutralSaved: Story = {
  play: tells(
    { tone: 'success', title: neutral.saved.create },
    { tone: 'success', title: neutral.saved.edit },
    { tone: 'success', title: neutral.deleted },
  ),
};

export const OfTheDefaultSender: Story = {
  play: tells(
    { tone: 'success', title: copy.madeDefault },
    { tone: 'info', title: copy.specified.alreadyDefault },
    { tone: 'danger', title: copy.notMadeDefault.failed, description: tryAgain },
  ),
};

export const NotDeleted: Story = {
  play: tells(
    { tone: 'info', title: copy.specified.deleteCancelled },
    { tone: 'danger', title: all.notDeleted.failed, description: tryAgain },
    { tone: 'danger', title: neutral.notDeleted.failed, description: tryAgain },
  ),
};

/** The answer was lost: nobody is told that it was not done. */
export const NobodyKnows: Story = {
  play: tells(
    { tone: 'danger', title: all.notDeleted.open, description: unanswered },
    { tone: 'danger', title: neutral.notDeleted.open, description: unanswered },
    { tone: 'danger', title: copy.notMadeDefault.open, description: unanswered },
  ),
};

const question = {
  rejectLabel: copy.cancel,
  pendingLabel: copy.deleting,
  onAccept: fn(),
  onReject: fn(),
};

const isAsked = async () => {
  await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
};

export const Deleting: Story = {
  render: () => (
    <ConfirmDialog
      {...question}
      title={all.deleteTitle}
      message={all.deleteText('Muster GmbH')}
      acceptLabel={all.delete}
    />
  ),
  play: isAsked,
};

export const DeletingTheDefaultSender: Story = {
  render: () => (
    <ConfirmDialog
      {...question}
      title={all.deleteTitle}
      message={copy.deleteDefaultText('Muster GmbH')}
      acceptLabel={all.delete}
      isPending
    />
  ),
  play: isAsked,
};

export const DeletingANeutralOne: Story = {
  render: () => (
    <ConfirmDialog
      {...question}
      title={neutral.deleteTitle}
      message={neutral.deleteText('Lager Nord')}
      acceptLabel={neutral.delete}
    />
  ),
  play: isAsked,
};
