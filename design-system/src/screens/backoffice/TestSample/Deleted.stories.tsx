import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { sampleSaving } from './sample-saving-fixture.ts';
import { sampleArgs } from './test-row-fixtures.ts';
import type { TestSampleState } from './test-sample-state.ts';
import { TestSample } from './TestSample.tsx';

/** A series that somebody else deletes while it is edited. */
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
