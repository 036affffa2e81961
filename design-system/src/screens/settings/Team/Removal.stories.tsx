import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { teamCopy } from './Team.copy.ts';

const { removal } = teamCopy;

/** The question before somebody is removed from a team. */
const meta = {
  component: ConfirmDialog,
  tags: ['part', 'interaction'],
  args: {
    title: removal.title('Aylin Özdemir'),
    message: removal.message,
    acceptLabel: removal.accept,
    rejectLabel: removal.reject,
    pendingLabel: removal.pending,
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is asked before somebody is removed. */
export const Asking: Story = {
  play: async () => {
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('bleibt erhalten');
    await expect(screen.getByRole('button', { name: 'Abbrechen' })).toHaveFocus();
  },
};

export const UnderWay: Story = {
  args: { isPending: true },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Person wird entfernt …' })).toBeVisible();
  },
};
