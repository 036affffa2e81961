import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { StaleNotice } from './StaleNotice.tsx';

const meta = {
  component: StaleNotice,
  args: {
    title: 'Fehler beim Abrufen der Sendungen',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof StaleNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="status">
        <StaleNotice {...args} />
      </Specimen>
      <Specimen caption="no status">
        <StaleNotice {...args} failure={{ at: FIXTURE_NOW }} />
      </Specimen>
      <Specimen caption="retryAfterSeconds">
        <StaleNotice {...args} failure={{ status: 429, at: FIXTURE_NOW, retryAfterSeconds: 120 }} />
      </Specimen>
      <Specimen caption="isRetrying">
        <StaleNotice {...args} isRetrying />
      </Specimen>
    </Stack>
  ),
};

export const AsksAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const HardCases: Story = {
  args: { title: 'Sendungsverfolgungsbenachrichtigungseinstellungen konnten nicht abgerufen werden' },
  globals: { viewport: { value: 'w320' } },
};
