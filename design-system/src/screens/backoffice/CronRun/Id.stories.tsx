import type { Meta, StoryObj } from '@storybook/react-vite';
import { cronRuns } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { noFilter } from './cron-run-state.ts';
import { CronRun } from './CronRun.tsx';

const id = 'run_e3273704d61606d94907295a';

/** A run with an id as the platform makes them. */
const meta = {
  component: CronRun,
  tags: ['part', 'interaction'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'empty' },
    facts: { run: { ...cronRuns.well, id }, log: [] },
    filter: noFilter,
    hrefs: { home: '#', overview: '#', items: () => '#', shipment: () => '#' },
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CronRun>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StandsInOneLineOfAPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(id).getClientRects()).toHaveLength(1);
  },
};
