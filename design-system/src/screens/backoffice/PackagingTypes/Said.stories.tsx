import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { packagingTypesCopy } from './PackagingTypes.copy.ts';

/** What staff are told of rules that they change. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { discard, told } = packagingTypesCopy;
const undo = { label: told.undo, onAction: () => undefined };

export const OfRules: Story = {
  play: tells(
    {
      tone: 'success',
      title: told.saved('UPS, Karton'),
      description: told.change('Max. Gewicht', '70\u00A0kg', told.nothing),
      action: undo,
    },
    { tone: 'success', title: told.undone('UPS, Karton') },
    { tone: 'danger', title: told.notUndone.failed },
  ),
};

export const OfWhatNobodyKnows: Story = {
  play: tells({ tone: 'danger', title: told.notUndone.open }),
};

export const AsksBeforeAnotherIsOpened: Story = {
  render: () => (
    <ConfirmDialog
      title={discard.title}
      message={discard.message('UPS, Karton')}
      acceptLabel={discard.accept}
      rejectLabel={discard.reject}
      onAccept={fn()}
      onReject={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: discard.title })).toBeVisible();
  },
};
