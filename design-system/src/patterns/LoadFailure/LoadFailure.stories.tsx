import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
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

export const AsksAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The seconds go by for the eye; who listens is told once how long, and when it is over. */
export const CountsTheSecondsDown: Story = {
  tags: ['interaction'],
  args: { failure: { status: 429, at: '2026-11-20T14:05:09', retryAfterSeconds: 3 } },
  play: async ({ canvas }) => {
    const [seen, said] = await canvas.findAllByText(/^Versuchen Sie es in 3\sSekunden erneut\.$/);
    await expect(seen).toHaveAttribute('aria-hidden', 'true');
    await waitFor(() => expect(seen).toHaveTextContent(/in [12]\sSekunden? erneut/), { timeout: 3000 });
    await expect(said).toHaveTextContent(/in 3\sSekunden erneut/);
    await canvas.findByText('Sie können es jetzt erneut versuchen.', undefined, { timeout: 6000 });
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="details not asked for">
        <LoadFailure {...args} />
      </Specimen>
      <Specimen caption="retryAfterSeconds">
        <LoadFailure {...args} failure={{ ...args.failure, status: 429, retryAfterSeconds: 120 }} />
      </Specimen>
      <Specimen caption="details">
        <LoadFailure {...args} />
      </Specimen>
      <Specimen caption="details, no status">
        <LoadFailure {...args} failure={{ at: args.failure.at }} />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, , answered, unanswered] = canvas.getAllByRole('button', { name: 'Einzelheiten anzeigen' });
    for (const button of [answered, unanswered]) if (button) await userEvent.click(button);
    await expect(canvas.getByText('503')).toBeVisible();
    for (const time of canvas.getAllByText('20.11.2026 14:05:09')) await expect(time).toBeVisible();
    await expect(canvas.getByText('req-7f3a91c2')).toBeVisible();
    await expect(canvas.getByText('keine Antwort')).toBeVisible();
  },
};
