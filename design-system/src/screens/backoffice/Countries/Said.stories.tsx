import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { rowSwitchesCopy } from '../../../patterns/ListFrame/row-switches.copy.ts';
import { tells, toastStories } from '../../../stories/toasts.ts';
import { writeFailureCopy } from '../../write-failure.copy.ts';
import { countriesCopy } from './Countries.copy.ts';

/** What staff are asked and told of countries and special territories. */
const meta = {
  component: ToastRegion,
  tags: ['part', 'interaction'],
  ...toastStories,
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const { deactivation, removal, told } = countriesCopy;
const undo = { label: told.undo, onAction: () => {} };

export const OfMembers: Story = {
  play: tells(
    { tone: 'success', title: told.joined('Serbien'), action: undo },
    { tone: 'success', title: told.left('Ungarn'), action: undo },
    { tone: 'success', title: told.undone('Ungarn') },
  ),
};

export const OfCustoms: Story = {
  play: tells(
    { tone: 'success', title: told.customs('Monaco'), action: undo },
    { tone: 'success', title: told.noCustoms('Norwegen'), action: undo },
    { tone: 'success', title: told.created('Ägypten') },
  ),
};

/** The row is gone, or its page. */
export const OfCountriesNotChanged: Story = {
  play: tells(
    {
      tone: 'danger',
      title: rowSwitchesCopy.failedOf('Serbien'),
      description: writeFailureCopy.tryAgain,
    },
    { tone: 'danger', title: rowSwitchesCopy.openOf('Ungarn'), description: writeFailureCopy.unanswered },
  ),
};

export const OfTerritories: Story = {
  play: tells(
    { tone: 'success', title: told.added },
    { tone: 'success', title: told.changed },
    { tone: 'success', title: told.removed, action: undo },
  ),
};

export const OfTerritoriesThatComeBack: Story = {
  play: tells({ tone: 'success', title: told.restored }),
};

export const OfTerritoriesThatStay: Story = {
  play: tells(
    { tone: 'danger', title: told.notRemoved.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notRemoved.open, description: writeFailureCopy.unanswered },
  ),
};

export const OfTerritoriesNotRestored: Story = {
  play: tells(
    { tone: 'danger', title: told.notRestored.failed, description: writeFailureCopy.tryAgain },
    { tone: 'danger', title: told.notRestored.open, description: writeFailureCopy.unanswered },
  ),
};

const question = (isPending: boolean) => () => (
  <ConfirmDialog
    title={removal.title}
    message={removal.message('auf Helgoland')}
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

export const AsksBeforeItDeactivates: Story = {
  render: () => (
    <ConfirmDialog
      title={deactivation.title}
      message={deactivation.message('Deutschland')}
      acceptLabel={deactivation.accept}
      rejectLabel={deactivation.reject}
      onAccept={fn()}
      onReject={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: deactivation.title })).toBeVisible();
  },
};
