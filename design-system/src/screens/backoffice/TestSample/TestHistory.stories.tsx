import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXECUTIONS_PER_PAGE, type TestExecution } from 'contract';
import { testExecutions } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { seriesArgs, withoutRows } from './test-row-fixtures.ts';
import type { TestHistoryState } from './test-sample-state.ts';
import { TestHistory } from './TestHistory.tsx';

const filter = { page: 1 };
const executions: readonly TestExecution[] = Object.values(testExecutions);

const states = {
  ...withoutRows,
  ready: {
    kind: 'ready',
    value: { items: executions, totalItems: executions.length, shown: filter },
    isRefreshing: false,
  },
} satisfies { [K in TestHistoryState['kind']]: Extract<TestHistoryState, { kind: K }> };

const meta = {
  component: TestHistory,
  parameters: { layout: 'fullscreen' },
  args: {
    ...seriesArgs,
    state: states.ready,
    run: { ...seriesArgs.run, execution: testExecutions.running },
    filter,
    onPage: fn(),
  },
} satisfies Meta<typeof TestHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ein Testfall')).toBeVisible();
    await expect(canvas.getByText('Abgebrochen')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Verlauf/ })).toHaveAttribute('aria-current', 'page');
  },
};

export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { page: 2 },
    executions: 131,
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: EXECUTIONS_PER_PAGE }, (_, index) => ({
          ...testExecutions.well,
          id: `exe_${index}`,
          number: 111 - index,
        })),
        totalItems: 131,
        shown: { page: 2 },
      },
    },
  },
};

export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...testExecutions.well,
            status: 'unknown',
            startedBy: {
              id: 'usr_lang',
              full_name: 'Maximiliane-Charlotte Freifrau von Hohenlohe-Waldenburg',
            },
          },
        ],
        totalItems: 1,
        shown: filter,
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = {
  args: {
    state: states.empty,
    executions: 0,
    run: { connection: 'live', execution: null, isStarting: false, failure: null },
  },
};

export const Failed: Story = { args: { state: states.failed } };

/** Executions of another page, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { page: 2 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const NotFound: Story = { args: { state: states.notFound, sample: undefined } };

export const Forbidden: Story = { args: { state: states.forbidden, sample: undefined } };
