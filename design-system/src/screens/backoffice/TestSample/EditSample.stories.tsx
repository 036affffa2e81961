import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testSamples } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EditSampleDialog } from '../TestCenter/SampleDialogs.tsx';
import { sampleSaving as saving } from './sample-saving-fixture.ts';

/** How a series is called and compared. */
const meta = {
  component: EditSampleDialog,
  tags: ['part'],
  args: { saving, onClose: fn() },
} satisfies Meta<typeof EditSampleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Testreihe bearbeiten' }));
    await expect(dialog.getByLabelText(/^Toleranz/)).toHaveValue('0,5');
    await userEvent.type(dialog.getByLabelText(/^Name/), ' 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(saving.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Zoll und Sondergebiete 2026', tolerancePercent: 0.5 }),
    );
  },
};

/** Whoever leaves out so many fields compares nothing. */
export const TooManyFields: Story = {
  tags: ['interaction'],
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Testreihe bearbeiten' }));
    await userEvent.click(dialog.getByLabelText(/^Vom Vergleich ausgenommene Felder/));
    await userEvent.paste(Array.from({ length: 31 }, (_, index) => `\nfield${index}`).join(''));
    await userEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    await expect(dialog.getAllByText(/Höchstens 30.Felder/).length).toBeGreaterThan(0);
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  args: { saving: { ...saving, pending: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /Testreihe wird gespeichert …/ })).toBeVisible();
  },
};

/** Neither is lost: what was typed stands beside what somebody else has saved. */
export const Overtaken: Story = {
  tags: ['interaction'],
  args: {
    saving: {
      ...saving,
      conflict: {
        theirs: { ...testSamples.customs, name: 'Zoll', version: 4 },
        mine: { name: 'Zoll 2026', tolerancePercent: 1, ignoredFields: [] },
        isKept: false,
      },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Diese Testreihe wurde inzwischen geändert.')).toBeVisible();
  },
};

export const NotSaved: Story = {
  tags: ['interaction'],
  args: { saving: { ...saving, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  play: async () => {
    await expect(await screen.findByText('Die Testreihe wurde nicht gespeichert.')).toBeVisible();
  },
};
