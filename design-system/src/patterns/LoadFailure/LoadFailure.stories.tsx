import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LoadFailure } from './LoadFailure.tsx';

const meta = {
  component: LoadFailure,
  args: {
    title: 'Fehler beim Abrufen der Sendungen',
    failure: { status: 503, at: '2026-11-20T14:05:09', requestId: 'req-7f3a91c2' },
    onRetry: fn(),
  },
} satisfies Meta<typeof LoadFailure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const WithDetails: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einzelheiten anzeigen' }));
    await expect(canvas.getByText('503')).toBeVisible();
    await expect(canvas.getByText('20.11.2026 14:05:09')).toBeVisible();
    await expect(canvas.getByText('req-7f3a91c2')).toBeVisible();
  },
};

export const NoAnswer: Story = {
  args: { failure: { at: '2026-11-20T14:05:09' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Einzelheiten anzeigen' }));
    await expect(canvas.getByText('keine Antwort')).toBeVisible();
  },
};

export const AskedToWait: Story = {
  args: { failure: { status: 429, at: '2026-11-20T14:05:09', retryAfterSeconds: 120 } },
};
