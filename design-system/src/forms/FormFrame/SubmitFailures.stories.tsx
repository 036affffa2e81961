import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { type SubmitFailureReason, toSubmitError } from '../submit-failure.ts';
import { SubmitErrorMessage } from './FormMessages.tsx';

const statuses = {
  invalid: 422,
  forbidden: 403,
  gone: 404,
  conflict: 409,
  limited: 429,
  signedOut: 401,
  unreachable: undefined,
  late: undefined,
  unknown: undefined,
  faulty: 500,
} satisfies Record<SubmitFailureReason, number | undefined>;

const title = 'Die Kostenstelle wurde nicht gespeichert.';
const errors = Object.entries(statuses).map(([reason, status]) =>
  toSubmitError(
    {
      reason: reason as SubmitFailureReason,
      at: FIXTURE_NOW,
      ...(status !== undefined && { status, requestId: 'req-7f3a91c2' }),
    },
    title,
  ),
);

const limited = { reason: 'limited', at: FIXTURE_NOW, status: 429, retryAfterSeconds: 45 } as const;

/** What every form says of an attempt to save that failed. */
const meta = { component: SubmitErrorMessage } satisfies Meta<typeof SubmitErrorMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The server has said how long it wants to be left alone. */
export const LimitedForSeconds: Story = {
  args: { error: toSubmitError(limited, title) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Versuchen Sie es in 45.Sekunden erneut\./)).toBeVisible();
  },
};

export const Matrix: Story = {
  args: { error: toSubmitError({ reason: 'faulty', at: FIXTURE_NOW }, title) },
  render: () => (
    <Stack>
      {errors.map((error) => (
        <SubmitErrorMessage key={error.text} error={error} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(title)).toHaveLength(8);
    await expect(canvas.getAllByText('Wir wissen nicht, ob Ihre Eingaben gespeichert wurden.')).toHaveLength(
      2,
    );
  },
};
