import type { Meta, StoryObj } from '@storybook/react-vite';
import { testExecutions, testItems, testSamples } from 'contract/fixtures';
import { expect, screen, userEvent, within } from 'storybook/test';
import { administeredArgs, endedRows, rows, withoutRows } from './test-row-fixtures.ts';
import { noFilter, type TestRow, type TestSampleState } from './test-sample-state.ts';
import { TestSample } from './TestSample.tsx';

const { run: waiting } = administeredArgs;

const states = {
  ...withoutRows,
  ready: administeredArgs.state,
} satisfies { [K in TestSampleState['kind']]: Extract<TestSampleState, { kind: K }> };

const meta = {
  component: TestSample,
  parameters: { layout: 'fullscreen' },
  args: administeredArgs,
} satisfies Meta<typeof TestSample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Live verbunden')).toBeVisible();
    await expect(canvas.getByText('4 Felder anders')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Kanarische/ })).toHaveTextContent('Paket International');
    await expect(canvas.getByText(/^Zahlen dürfen um 0,5\s% abweichen$/)).toBeVisible();
    await expect(canvas.getByText('Ausführung 27 beendet: 3 von 5 erfolgreich.')).toBeVisible();
    await expect(canvas.getByText('1–6 von 6')).toBeVisible();
    await expect(canvas.queryByRole('navigation', { name: 'Seiten der Liste' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Testfall 3 ausführen' }));
    await expect(args.onExecute).toHaveBeenLastCalledWith('tit_3');
    await userEvent.click(canvas.getByRole('button', { name: 'Testreihe ausführen' }));
    await expect(args.onExecute).toHaveBeenLastCalledWith();
  },
};

/** What is expected of one was said anew since it was executed: it waits to be compared with that. */
export const ExpectedAnew: Story = {
  tags: ['state-ready'],
  args: {
    counts: { waiting: 2, succeeded: 3, failed: 1 },
    state: {
      ...states.ready,
      value: {
        ...states.ready.value,
        items: endedRows.map((row) =>
          row.result?.status === 'deviant' ? { ...row, isOvertaken: true, result: null } : row,
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Kanarische Inseln/ }));
    await expect(row.getByText('Seit dem letzten Lauf neu festgelegt')).toBeVisible();
    await expect(row.queryByText('4 Felder anders')).toBeNull();
  },
};

/** While it is executed: how far it is, and nothing that could begin another one. */
export const Running: Story = {
  tags: ['state-ready'],
  args: {
    run: { ...waiting, execution: testExecutions.running },
    counts: { waiting: 1, running: 1, succeeded: 2, deviant: 1, failed: 1 },
    state: {
      ...states.ready,
      value: {
        items: rows.map(({ result, ...row }, index) => ({
          ...row,
          result: result && { ...result, ...(index > 4 && { status: 'running' as const }) },
        })),
        totalItems: rows.length,
        shown: noFilter,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '4 von 6');
    await expect(canvas.getByRole('button', { name: /^Wird ausgeführt/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Testfall 3 ausführen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Nothing is heard: what happens is fetched instead. */
export const Disconnected: Story = {
  tags: ['state-ready'],
  args: { run: { ...waiting, connection: 'off', execution: testExecutions.running } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Getrennt – Ergebnisse werden nach dem Neuladen angezeigt')).toBeVisible();
  },
};

/** It came to no end. */
export const ExecutionFailed: Story = {
  tags: ['state-ready'],
  args: {
    run: { ...waiting, execution: testExecutions.broken, failure: testExecutions.broken.message },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Die Ausführung ist fehlgeschlagen. Die Ausführung wurde mehrmals nacheinander unterbrochen.',
      ),
    ).toBeVisible();
  },
};

/** Of one case. */
export const OfOneCase: Story = {
  tags: ['interaction'],
  args: { run: { ...waiting, execution: testExecutions.single } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ausführung 25 eines Testfalls, gestartet/)).toBeVisible();
  },
};

/** Whoever serves customers executes, and changes nothing. */
export const OnlyExecutes: Story = {
  tags: ['interaction'],
  args: {
    hrefs: { ...meta.args.hrefs, newItem: undefined },
    onEdit: undefined,
    onDelete: undefined,
    onDeleteItem: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Testfall anlegen' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen zu Testfall 1' }));
    await expect(await screen.findByRole('menuitem', { name: 'Öffnen' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Testfall löschen' })).toBeNull();
  },
};

/** What an administrator does with the series and with a case. */
export const Menus: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen zu Testfall 2' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Testfall löschen' }));
    await expect(args.onDeleteItem).toHaveBeenCalledWith(testItems[1]);
    const [first] = canvas.getAllByRole('button');
    await expect(first).toHaveAccessibleName('Testreihe ausführen');
    await userEvent.click(canvas.getByRole('button', { name: 'Bearbeiten' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const NoHits: Story = {
  args: { state: states.noHits, filter: { status: 'waiting', page: 1 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Alle anzeigen' }));
    await expect(args.onFilter).toHaveBeenCalledWith('all');
  },
};

/** A series that is longer than a screen. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    sample: { ...testSamples.customs, items: 60 },
    state: {
      ...states.ready,
      value: {
        items: Array.from({ length: 60 }, (_, index) => {
          const row = rows[index % rows.length] as TestRow;
          return { ...row, item: { ...row.item, id: `tit_${index}`, position: index + 1 } };
        }),
        totalItems: 60,
        shown: noFilter,
      },
    },
  },
};

/** Words without a place to break, and a state that a newer platform knows. */
export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    sample: {
      ...testSamples.customs,
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversandetikettendrucker',
    },
    state: {
      ...states.ready,
      value: {
        items: [
          {
            item: {
              ...(testItems[0] as (typeof testItems)[number]),
              name: 'Binnenschifffahrtsgesellschaftsversicherungsbedingungsaushangpflichtprüfung',
              productCode: 'DHL_EXPRESS_WORLDWIDE_NONDOC_1200_SATURDAY',
              operation: 'unknown',
              past: ['unknown'],
            },
            isOvertaken: false,
            result: { ...(testItems[0]?.latest as NonNullable<TestRow['result']>), status: 'unknown' },
          },
        ],
        totalItems: 1,
        shown: noFilter,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unbekannt')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

const unknown = {
  sample: undefined,
  executions: undefined,
  counts: {},
  run: { ...waiting, execution: null },
};

export const Loading: Story = {
  args: {
    state: states.loading,
    ...unknown,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Testreihe ausführen' })).toBeDisabled();
    await expect(canvas.queryByText('Noch nie ausgeführt')).toBeNull();
  },
};

export const Empty: Story = {
  args: {
    state: states.empty,
    sample: testSamples.blank,
    executions: 0,
    run: { ...waiting, execution: null },
    counts: {},
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch nie ausgeführt')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Testreihe ausführen' })).toBeDisabled();
  },
};

export const Failed: Story = { args: { state: states.failed, sample: undefined, executions: undefined } };

/** Cases that could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { status: 'failed', page: 1 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: states.notFound, sample: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Zum Testcenter' })).toHaveAttribute('href', '#testcenter');
  },
};

export const Forbidden: Story = { args: { state: states.forbidden, sample: undefined } };
