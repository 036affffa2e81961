import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SessionEnded } from './SessionEnded.tsx';

const meta = {
  component: SessionEnded,
  tags: ['no-data', 'no-list', 'is-failure', 'for-everybody', 'fixed-text'],
  args: { onSignIn: fn() },
} satisfies Meta<typeof SessionEnded>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = { tags: ['state-ready'] };

export const SignsInAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut anmelden' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};
