import type { Meta, StoryObj } from '@storybook/react-vite';
import { EXECUTIONS_PER_PAGE, type TestExecution } from 'contract';
import { FIXTURE_NOW, testExecutions } from 'contract/fixtures';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleSaving } from './sample-saving-fixture.ts';
import { seriesArgs } from './test-row-fixtures.ts';
import type { TestHistoryState } from './test-sample-state.ts';
import { TestHistory } from './TestHistory.tsx';

const filter = { page: 1 };
const executions: readonly TestExecution[] = Object.values(testExecutions);

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  notFound: { kind: 'notFound' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
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

/** Somebody else deletes the series: what is typed in the dialog stays. */
export const DeletedMeanwhile: Story = {
  tags: ['interaction'],
  render: function Losing(args) {
    const [state, setState] = useState(args.state);
    const saving = { ...sampleSaving, onSubmit: () => setState(states.notFound) };
    return <TestHistory {...args} state={state} editing={{ saving, onClose: fn() }} />;
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Testreihe bearbeiten' }));
    const name = dialog.getByLabelText(/^Name/);
    await userEvent.type(name, ' 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await screen.findByText('Diese Testreihe gibt es nicht.');
    await expect(name).toHaveValue('Zoll und Sondergebiete 2026');
  },
};
