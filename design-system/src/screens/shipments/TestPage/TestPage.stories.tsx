import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { TestPageButton } from './TestPageButton.tsx';
import { TestPageDialog, type TestPageDialogProps } from './TestPageDialog.tsx';

const meta = {
  component: TestPageDialog,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { state: { kind: 'loading' }, onClose: fn(), onRetry: fn() },
  render: function Page(args: TestPageDialogProps) {
    const [isOpen, setOpen] = useState(true);
    return (
      <main>
        <TestPageButton onPress={() => setOpen(true)} />
        <TestPageDialog
          {...args}
          state={isOpen ? args.state : { kind: 'closed' }}
          onClose={() => {
            args.onClose();
            setOpen(false);
          }}
        />
      </main>
    );
  },
} satisfies Meta<typeof TestPageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Testseite drucken' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { state: { kind: 'failed' } },
  play: async ({ args }) => {
    await expect(await screen.findByText('Die Testseite konnte nicht geladen werden.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The button alone, as it stands beside a choice of paper. */
export const Closed: Story = {
  args: { state: { kind: 'closed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Testseite drucken' })).toBeVisible();
  },
};
