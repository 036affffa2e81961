import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { RestoredDraft } from './RestoredDraft.tsx';

/** What a form says that begins with what was typed before. */
const meta = {
  component: RestoredDraft,
  args: { from: FIXTURE_NOW, onDiscard: fn() },
} satisfies Meta<typeof RestoredDraft>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Blocked: Story = {
  args: { blockedReason: 'Verwerfen können Sie erst, wenn das Ergebnis des letzten Auftrags feststeht.' },
  play: async ({ args, canvas }) => {
    const discard = canvas.getByRole('button', { name: 'Verwerfen' });
    await expect(discard).toBeDisabled();
    await expect(discard).toHaveAccessibleDescription(/^Verwerfen können Sie erst/);
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const ClosesWhenSomebodyGoesOn: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiterbearbeiten' }));
    await expect(canvas.queryByText(/nicht abgeschlossenen Entwurf/)).toBeNull();
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const Discards: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Verwerfen' }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
