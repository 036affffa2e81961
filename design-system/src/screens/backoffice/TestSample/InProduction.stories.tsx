import type { Meta, StoryObj } from '@storybook/react-vite';
import { testItems } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { sampleArgs } from './test-row-fixtures.ts';
import { noFilter } from './test-sample-state.ts';
import { TestSample } from './TestSample.tsx';

const items = testItems.map((item) => ({
  item: { ...item, isExecutable: item.operation !== 'label' },
  isOvertaken: false,
  result: item.latest,
}));

/** A series of which one case would order from a carrier in production. */
const meta = {
  component: TestSample,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...sampleArgs,
    state: {
      kind: 'ready',
      value: { items, totalItems: items.length, shown: noFilter },
      isRefreshing: false,
    },
    counts: { succeeded: 2, deviant: 1, failed: 1, received: 1 },
    leftOut: 1,
  },
} satisfies Meta<typeof TestSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InProduction: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In der Produktivumgebung nicht ausführbar')).toBeVisible();
    await expect(canvas.getByText(/^1\sTestfall wird in der Produktivumgebung ausgelassen/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Testfall 2 ausführen' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Testfall 3 ausführen' })).toBeVisible();
  },
};
