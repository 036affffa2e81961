import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { sampleSaving } from './sample-saving-fixture.ts';
import { endedRows, sampleArgs } from './test-row-fixtures.ts';
import { noFilter, type TestSampleState } from './test-sample-state.ts';
import { TestSample } from './TestSample.tsx';

/** A series that somebody else deletes while it is edited, and a case that goes from it. */
const meta = {
  component: TestSample,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: sampleArgs,
} satisfies Meta<typeof TestSample>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed in the dialog stays, whichever of its views is shown. */
export const KeepsWhatIsTyped: Story = {
  tags: ['interaction'],
  render: function Losing(args) {
    const [state, setState] = useState<TestSampleState>(args.state);
    const saving = { ...sampleSaving, onSubmit: () => setState({ kind: 'notFound' }) };
    return <TestSample {...args} state={state} editing={{ saving, onClose: fn() }} />;
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

/** The platform takes its time: the row goes once the menu has closed, and the focus goes on to the next one. */
export const HandsTheFocusOn: Story = {
  tags: ['interaction'],
  render: function Losing(args) {
    const [items, setItems] = useState(endedRows);
    const value = { items, totalItems: items.length, shown: noFilter };
    return (
      <TestSample
        {...args}
        state={{ kind: 'ready', value, isRefreshing: false }}
        onDeleteItem={({ id }) =>
          setTimeout(() => setItems((rows) => rows.filter(({ item }) => item.id !== id)), 500)
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'Aktionen zu Testfall 2' });
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Testfall löschen' }));
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Helgoland/ })).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Testfall 3 ausführen' })).toHaveFocus());
  },
};
