import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { dhlBox } from './packaging-types-fixtures.ts';
import { toRuleDraft } from './rule-facts.ts';
import { RuleForm } from './RuleForm.tsx';
import { RuleTable } from './RuleTable.tsx';
import { idle } from './story-rule-saving.ts';

/** One rule, as it is edited in place of its row. */
const meta = {
  component: RuleForm,
  tags: ['part'],
  args: { saving: idle, findReturn: () => null, onEdit: fn(), onCancel: fn() },
  // The widths of a table decide where its fields stand.
  decorators: [
    (Story) => (
      <RuleTable
        rules={[dhlBox]}
        shown={[dhlBox]}
        editing={{ openId: dhlBox.id, onOpen: fn(), renderForm: () => Story() }}
        onEdit={fn()}
      />
    ),
  ],
} satisfies Meta<typeof RuleForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Erlaubt' })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /^Max. Gurtmaß/ })).toHaveValue('360');
    await expect(canvas.getByText('Noch nichts geändert')).toBeVisible();
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

async function type(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: RegExp, text: string) {
  const field = canvas.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

/** What is not saved is marked, and said with what it was. */
export const Changed: Story = {
  play: async ({ args, canvas }) => {
    await type(canvas, /^Max. Länge/, '200');
    await type(canvas, /^Max. Gurtmaß/, ' ');
    await type(canvas, /^Max. Breite/, '60,0');
    await expect(await canvas.findByText('2 geändert:', { exact: false })).toHaveTextContent(
      /^2 geändert: Max. Länge 120\scm\s+200\scm, Max. Gurtmaß 360\scm\s+leer$/,
    );
    const draft = { ...toRuleDraft(dhlBox), maxLengthCm: 200, maxGirthCm: null };
    await waitFor(() => expect(args.onEdit).toHaveBeenLastCalledWith({ rule: dhlBox, draft }));
  },
};

/** Of what loses its limits with its standing, these are not counted. */
export const ChangedToRefused: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Erlaubt' }), 'Nein');
    await expect(await canvas.findByText('1 geändert:', { exact: false })).toHaveTextContent(
      /^1 geändert: Erlaubt Ja\s+Nein$/,
    );
  },
};

/** What cannot be read is told below the row, and is nothing to try out. */
export const Invalid: Story = {
  play: async ({ args, canvas }) => {
    await type(canvas, /^Max. Länge/, 'lang');
    await type(canvas, /^Min. Höhe/, '70');
    await userEvent.tab();
    await expect(await canvas.findByText(/^Max. Länge: /, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(/^Min. Höhe: Höchstens 60\scm$/, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Min. Höhe/ })).toHaveAccessibleDescription(
      /Höchstens 60\scm/,
    );
    await waitFor(() => expect(args.onEdit).toHaveBeenLastCalledWith({ rule: dhlBox, draft: null }));
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
    await expect(canvas.getByText(/^Min. Länge: Höchstens 120\scm$/, { selector: 'p' })).toBeVisible();
    await expect(args.saving.onSubmit).not.toHaveBeenCalled();
  },
};

export const GivesUp: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Erlaubt' }), 'Nein');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: /^Zurücknehmen/ }));
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
  },
};
