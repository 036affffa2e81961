import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { dhlBox } from './packaging-types-fixtures.ts';
import { toRuleDraft } from './rule-facts.ts';
import { RuleForm } from './RuleForm.tsx';
import { idle } from './story-rule-saving.ts';

/** One rule, as it is edited below its row. */
const meta = {
  component: RuleForm,
  tags: ['part'],
  args: { saving: idle, findReturn: () => null, onCancel: fn() },
} satisfies Meta<typeof RuleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Ja' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^Max. Gurtmaß/ })).toHaveValue('360');
  },
};

export const Saving: Story = { args: { saving: { ...idle, pending: true } } };

export const NotSaved: Story = {
  args: { saving: { ...idle, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Regel wurde nicht gespeichert.')).toBeVisible();
  },
};

/** The carrier takes none of it: no limits, and the reason may stand in the note. */
export const Refused: Story = {
  args: { saving: { ...idle, began: { ...dhlBox, standing: 'refused' } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Max/ })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Hinweis' })).toBeVisible();
  },
};

/** A pallet stands as it stands. */
export const OfAPallet: Story = {
  args: { saving: { ...idle, began: { ...dhlBox, packaging: 'pallet_non_loadable' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Die Höhe ist die senkrechte Seite\.$/)).toBeVisible();
  },
};

export const WithoutRule: Story = {
  args: { saving: { ...idle, began: { ...dhlBox, standing: 'none' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ohne Regel gilt nur die Prüfung des Dienstleisters.')).toBeVisible();
  },
};

/** Somebody else has saved the same rule: nothing that was typed is lost. */
export const Overtaken: Story = {
  args: {
    saving: {
      ...idle,
      conflict: {
        theirs: { ...dhlBox, version: 4, maxWeightKg: 30, note: '' },
        mine: { ...toRuleDraft(dhlBox), maxWeightKg: 40 },
        isKept: false,
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Diese Regel wurde inzwischen geändert.')).toBeVisible();
    await expect(canvas.getByText(/^Zuletzt gespeichert: .*Kerstin Aydın\.$/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Max. Gewicht/ })).toHaveTextContent(/30\skg.*40\skg/);
    await userEvent.click(canvas.getByRole('button', { name: 'Meine Fassung behalten' }));
    await expect(args.saving.onKeepMine).toHaveBeenCalledOnce();
  },
};

export const Saves: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const weight = canvas.getByRole('textbox', { name: /^Max. Gewicht/ });
    await userEvent.clear(weight);
    await userEvent.type(weight, '20,5{Enter}');
    await expect(args.saving.onSubmit).toHaveBeenCalledWith({ ...toRuleDraft(dhlBox), maxWeightKg: 20.5 });
  },
};

export const SaysWhatIsWrong: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const least = canvas.getByRole('textbox', { name: /^Min. Länge/ });
    await userEvent.clear(least);
    await userEvent.type(least, '130{Enter}');
    await expect(canvas.getByText(/^Höchstens 120\scm$/)).toBeVisible();
    await expect(args.saving.onSubmit).not.toHaveBeenCalled();
  },
};

export const GivesUp: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Nein' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Zurücknehmen/ }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};
