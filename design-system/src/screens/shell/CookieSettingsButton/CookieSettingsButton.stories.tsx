import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CookieSettingsButton } from './CookieSettingsButton.tsx';

const meta = {
  component: CookieSettingsButton,
  tags: ['part'],
  args: { onOpen: fn() },
} satisfies Meta<typeof CookieSettingsButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InAFoot: Story = {};

export const WhileItsDialogLoads: Story = {
  args: { onOpen: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie-Einstellungen' }));
    await expect(canvas.getByRole('button')).toHaveAttribute('data-pending');
  },
};

export const NotLoaded: Story = {
  args: { onOpen: fn(() => Promise.reject(new Error('unreachable'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie-Einstellungen' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('konnten nicht geladen werden');
  },
};

let isReachable = false;

export const TriesAgain: Story = {
  tags: ['interaction'],
  args: {
    onOpen: fn(async () => {
      if (!isReachable) throw new Error('unreachable');
    }),
  },
  play: async ({ canvas }) => {
    isReachable = false;
    const button = canvas.getByRole('button', { name: 'Cookie-Einstellungen' });
    await userEvent.click(button);
    await canvas.findByRole('alert');
    isReachable = true;
    await userEvent.click(button);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
