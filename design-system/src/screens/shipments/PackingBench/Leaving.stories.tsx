import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx';
import { packingBenchCopy } from './PackingBench.copy.ts';

const { title, message, accept, reject } = packingBenchCopy.form.leave;

/** The question before another number takes the place of a form that holds something. */
const meta = {
  component: ConfirmDialog,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    title,
    message: message('LO-104512', '4712'),
    acceptLabel: accept,
    rejectLabel: reject,
    onAccept: fn(),
    onReject: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Zur nächsten Sendung wechseln?' });
    await expect(dialog).toHaveAccessibleDescription(/LO-104512 bleiben in diesem Tab als Entwurf erhalten/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Erst abschließen' })).toBeVisible());
  },
};
