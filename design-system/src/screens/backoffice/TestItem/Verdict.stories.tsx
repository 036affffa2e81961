import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testItem } from 'contract/fixtures';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { asExpected, itemArgs, itemChanges, itemRun as run } from './story-changes.ts';
import { TestItem } from './TestItem.tsx';

const { state: ready } = itemArgs;

/** How a case stands by what was found out, and by what was said since. */
const meta = {
  component: TestItem,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: itemArgs,
} satisfies Meta<typeof TestItem>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The answer is what is expected. */
export const AsExpected: Story = {
  args: {
    state: { ...ready, value: { ...testItem, received: testItem.expected } },
    run: { ...run, result: asExpected },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kein Feld weicht ab.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' })).toBeNull();
    await userEvent.click(canvas.getByText(/^5\sFelder wie erwartet$/));
    await expect(canvas.getByText('rates[0].priceNetCents')).toBeVisible();
  },
};

/** Somebody has said since what is right: that it deviated then says nothing of it now. */
export const ExpectedAnew: Story = {
  args: {
    state: {
      ...ready,
      value: { ...testItem, expected: testItem.received, expectedAt: FIXTURE_NOW },
    },
    run: {
      ...run,
      result: { ...asExpected, status: 'deviant', message: 'Noch kein erwartetes Ergebnis' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Seit dem letzten Lauf neu festgelegt')).toBeVisible();
    await expect(canvas.queryByText('Noch kein erwartetes Ergebnis')).toBeNull();
    await expect(canvas.getByText('Kein Feld weicht ab.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Testfall ausführen' })).toBeVisible();
  },
};

/** A carrier that does not answer does so whatever is expected. */
export const FailedBefore: Story = {
  tags: ['interaction'],
  args: {
    state: { ...ready, value: { ...testItem, expectedAt: FIXTURE_NOW } },
    run: { ...run, result: { ...asExpected, status: 'failed', message: 'Zeitüberschreitung' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Zeitüberschreitung')).toBeVisible();
    await expect(canvas.queryByText('Seit dem letzten Lauf neu festgelegt')).toBeNull();
  },
};

/** Once nothing differs there is nothing to adopt: its button goes, and the focus goes on to what is there. */
export const KeepsTheFocus: Story = {
  tags: ['interaction'],
  render: function Adopting(args) {
    const [expected, setExpected] = useState(testItem.expected);
    return (
      <TestItem
        {...args}
        state={{ ...ready, value: { ...testItem, expected } }}
        changes={{ ...itemChanges, onAdopt: () => setExpected(testItem.received) }}
      />
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' }).focus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByText('Kein Feld weicht ab.');
    const next = canvas.getByText(/Felder wie erwartet$/);
    await waitFor(() => expect(next.closest('summary')).toHaveFocus());
  },
};

/** An answer of which nobody has said whether it is right. */
export const NothingExpected: Story = {
  args: {
    state: {
      ...ready,
      value: {
        ...testItem,
        expected: null,
        expectedAt: null,
        expectedBy: null,
        received: { cancelled: true },
      },
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByText('Noch kein erwartetes Ergebnis. Übernehmen Sie die Antwort, wenn sie richtig ist.'),
    ).toBeVisible();
    // What is not there is not replaced.
    await expect(canvas.queryByText(/ersetzt sie das erwartete Ergebnis/)).toBeNull();
    const adopt = canvas.getByRole('button', { name: 'Als erwartetes Ergebnis übernehmen' });
    await userEvent.click(adopt);
    await expect(args.changes?.onAdopt).toHaveBeenCalledOnce();
  },
};
