import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlainError } from './PlainError.tsx';

const meta = {
  component: PlainError,
  tags: ['no-data', 'no-list', 'for-everybody', 'is-failure', 'fixed-text'],
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '#start', onReload: fn() },
} satisfies Meta<typeof PlainError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutFrame: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('500 – Unbekannter Fehler');
    const home = canvas.getByRole('link', { name: 'Zurück zur Startseite' });
    await expect(home).toHaveAttribute('href', '#start');
  },
};

export const LoadsThePageAnew: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seite neu laden' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};
