import type { Meta, StoryObj } from '@storybook/react-vite';
import { testExecutions } from 'contract/fixtures';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { RunState } from '../test-center/run-state.ts';
import { administeredArgs } from './test-row-fixtures.ts';
import { TestSample } from './TestSample.tsx';

const { run: waiting } = administeredArgs;
const unknown = {
  state: { kind: 'loading', isSlow: false },
  sample: undefined,
  executions: undefined,
  run: { ...waiting, execution: null },
} as const;

/** The counters of a series, and that what comes moves nothing. */
const meta = {
  component: TestSample,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w375' } },
  args: administeredArgs,
} satisfies Meta<typeof TestSample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many stand how is in sight, and leads to them. */
export const Filters: Story = {
  tags: ['interaction'],
  args: { filter: { status: 'failed', page: 1 } },
  play: async ({ canvas, args }) => {
    const counts = within(canvas.getByRole('group', { name: 'Testfälle eingrenzen' }));
    await expect(counts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '6\u00A0Alle',
      '1\u00A0Wartet',
      '3\u00A0Erfolgreich',
      '1\u00A0Abweichung',
      '1\u00A0Fehlgeschlagen',
    ]);
    await expect(counts.getByRole('button', { pressed: true })).toHaveAccessibleName(/^1\sFehlgeschlagen$/);
    await userEvent.click(counts.getByRole('button', { name: /^1\sAbweichung$/ }));
    await expect(args.onFilter).toHaveBeenCalledWith('deviant');
    await userEvent.click(counts.getByRole('button', { name: /^6\sAlle$/ }));
    await expect(args.onFilter).toHaveBeenLastCalledWith('all');
  },
};

export const Starting: Story = {
  tags: ['interaction'],
  args: { run: { ...waiting, connection: 'connecting', isStarting: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Wird gestartet …/ })).toBeVisible();
    await expect(canvas.getByText('Verbindung wird aufgebaut')).toBeVisible();
  },
};

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top + window.scrollY;

/** What comes later moves nothing. */
export const Arriving: Story = {
  tags: ['interaction'],
  render: function Arriving(args) {
    const [isThere, setThere] = useState(false);
    return (
      <>
        <TestSample {...args} {...(!isThere && unknown)} />
        <button type="button" onClick={() => setThere(true)}>
          Ankommen
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Ansichten der Testreihe' });
    const before = topOf(tabs);
    await userEvent.click(canvas.getByRole('button', { name: 'Ankommen' }));
    await expect(canvas.getByText('Ausführung 27 beendet: 3 von 5 erfolgreich.')).toBeVisible();
    await expect(topOf(tabs)).toBe(before);
  },
};

/** Nor does an execution that begins. */
export const Beginning: Story = {
  tags: ['interaction'],
  render: function Beginning(args) {
    const [execution, setExecution] = useState<RunState['execution']>(testExecutions.deviant);
    return (
      <TestSample
        {...args}
        run={{ ...waiting, execution }}
        onExecute={() => setExecution(testExecutions.running)}
      />
    );
  },
  play: async ({ canvas }) => {
    const tabs = canvas.getByRole('navigation', { name: 'Ansichten der Testreihe' });
    const before = topOf(tabs);
    await userEvent.click(canvas.getByRole('button', { name: 'Testreihe ausführen' }));
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await expect(topOf(tabs)).toBe(before);
  },
};
