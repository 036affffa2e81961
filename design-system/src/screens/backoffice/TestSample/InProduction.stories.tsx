import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testExecutions, testItems, testSamples } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { noFilter } from './test-sample-state.ts';
import { TestSample } from './TestSample.tsx';

const items = testItems.map((item) => ({
  item: { ...item, isExecutable: item.operation !== 'label' },
  result: item.latest,
}));

/** A series of which one case would order from a carrier in production. */
const meta = {
  component: TestSample,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: {
      kind: 'ready',
      value: { items, totalItems: items.length, shown: noFilter },
      isRefreshing: false,
    },
    sample: testSamples.customs,
    run: { connection: 'live', execution: testExecutions.deviant, isStarting: false, failure: null },
    filter: noFilter,
    counts: { succeeded: 2, deviant: 1, failed: 1, received: 1 },
    executions: 28,
    leftOut: 1,
    editing: null,
    hrefs: {
      home: '#start',
      center: '#testcenter',
      items: (status: string) => `#${status}`,
      history: '#verlauf',
      item: (id: string) => `#${id}`,
      newItem: undefined,
    },
    now: new Date(FIXTURE_NOW),
    onExecute: fn(),
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof TestSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProduction: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Im Produktivbetrieb nicht ausführbar')).toBeVisible();
    await expect(canvas.getByText(/^1\sTestfall wird im Produktivbetrieb ausgelassen/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Testfall 2 ausführen' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Testfall 3 ausführen' })).toBeVisible();
  },
};
