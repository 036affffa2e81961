import type { Meta, StoryObj } from '@storybook/react-vite';
import { testExecutions, testItems } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { endedRows, seriesArgs, withoutRows } from './test-row-fixtures.ts';
import { noFilter, type ResultRow, type TestResultsState } from './test-sample-state.ts';
import { TestResults } from './TestResults.tsx';

const rows: readonly ResultRow[] = endedRows.flatMap(({ item, result }) =>
  result ? [{ result: { ...result, name: item.name }, href: `#${item.id}` }] : [],
);
const deviant: readonly ResultRow[] = rows.filter(({ result }) => result.status === 'deviant');

const states = {
  ...withoutRows,
  ready: {
    kind: 'ready',
    value: { items: rows, totalItems: rows.length, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in TestResultsState['kind']]: Extract<TestResultsState, { kind: K }> };

const onlyDeviant = { ...noFilter, status: 'deviant' } as const;

const meta = {
  component: TestResults,
  parameters: { layout: 'fullscreen' },
  args: {
    ...seriesArgs,
    run: { ...seriesArgs.run, execution: testExecutions.running },
    state: states.ready,
    execution: testExecutions.deviant,
    filter: noFilter,
    counts: { succeeded: 3, deviant: 1, failed: 1 },
    onFilter: fn(),
  },
} satisfies Meta<typeof TestResults>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What became of each case in an execution that is not the latest one. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ergebnisse der Ausführung 27' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Verlauf/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Alle Ausführungen' })).toHaveAttribute('href', '#verlauf');
    await expect(canvas.getByRole('link', { name: testItems[2]?.name ?? '' })).toHaveAttribute(
      'href',
      '#tit_3',
    );
  },
};

/** Those alone that deviated. */
export const OnlyDeviant: Story = {
  tags: ['state-ready'],
  args: {
    filter: onlyDeviant,
    state: { ...states.ready, value: { items: deviant, totalItems: deviant.length, shown: onlyDeviant } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/Abweichung$/);
  },
};

export const FiltersByStatus: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Abweichung$/ }));
    await expect(args.onFilter).toHaveBeenCalledWith('deviant');
  },
};

/** One that came to no end, while the latest one is well. */
export const CameToNoEnd: Story = {
  tags: ['state-ready'],
  args: { execution: testExecutions.broken },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Die Ausführung ist fehlgeschlagen\. .* mehrmals nacheinander/),
    ).toBeVisible();
  },
};

/** A long name without a place to break, of a case that was deleted since, at 320 px. */
export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    state: {
      ...states.ready,
      value: {
        items: rows.slice(0, 1).map(({ result }) => ({
          result: {
            ...result,
            carrier: 'unknown',
            status: 'unknown',
            name: 'Binnenschifffahrtsgesellschaftsversicherungsbedingungsaushangpflichtprüfung',
          },
          href: undefined,
        })),
        totalItems: 1,
        shown: noFilter,
      },
    },
    counts: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /^Binnenschifffahrt/ })).toBeNull();
    await expect(canvas.getByText('Unbekannter Dienstleister')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { state: states.loading, execution: undefined, counts: {} } };

export const Empty: Story = { args: { state: states.empty, counts: {} } };

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...noFilter, status: 'running' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Alle anzeigen' })).toBeVisible();
  },
};

export const Failed: Story = { args: { state: states.failed, execution: undefined, counts: {} } };

/** Results that could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: onlyDeviant,
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: states.notFound, execution: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Diese Ausführung gibt es nicht.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Alle Ausführungen' })).toHaveAttribute('href', '#verlauf');
  },
};

export const Forbidden: Story = { args: { state: states.forbidden, execution: undefined } };
