import type { Meta, StoryObj } from '@storybook/react-vite';
import { carriers } from 'contract';
import { expect, fn } from 'storybook/test';
import { RateList } from './RateList.tsx';
import { ratesFixtures } from './rates-fixtures.ts';

/** Each way in which a carrier can fail to give a price, among those that answer. */
const meta = {
  component: RateList,
  args: { state: ratesFixtures.answered, chosenKey: null, speed: 'any', onChoose: fn(), onRetry: fn() },
} satisfies Meta<typeof RateList>;

export default meta;
type Story = StoryObj<typeof meta>;

const failures = ['timeout', 'unreachable', 'refused', 'faulty'] as const;

export const EveryReason: Story = {
  args: {
    state: {
      kind: 'asked',
      carriers: carriers.slice(0, failures.length).map((carrier, index) => ({
        status: 'failed',
        carrier,
        failure: failures[index] ?? 'faulty',
        afterSeconds: 8,
      })),
    },
  },
  play: async ({ canvas }) => {
    for (const reason of ['Keine Antwort', 'Nicht erreichbar', 'Anfrage abgelehnt', 'Fehlerhafte Antwort'])
      await expect(canvas.getByText(reason)).toBeVisible();
  },
};
