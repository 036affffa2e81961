import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StaffCountry } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { austria, denmark, spain } from './countries-fixtures.ts';
import type { CountryDetailState } from './countries-state.ts';
import { toCountryDraft } from './country-draft.ts';
import { CountryPanel } from './CountryPanel.tsx';

const ready = (value: StaffCountry): CountryDetailState => ({ kind: 'ready', value, isRefreshing: false });

const savingOf = (began: StaffCountry) => ({
  began,
  pending: false,
  failure: null,
  conflict: null,
  isSaved: false,
  onSubmit: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onChangedChange: fn(),
});

const territories = { onAdd: fn(), onEdit: fn(), onDelete: fn() };

const meta = {
  component: CountryPanel,
  parameters: { layout: 'fullscreen' },
  args: {
    state: ready(spain),
    saving: savingOf(spain),
    territories,
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof CountryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Spanien' })).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: /^PLZ-Muster/ })).toHaveValue(
      spain.postalCodePattern,
    );
    await expect(canvas.getByText('Auf den Inseln wird die IGIC erhoben.')).toBeVisible();
  },
};

export const ChangesTerritories: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '„in Ceuta“ bearbeiten' }));
    await expect(args.territories?.onEdit).toHaveBeenCalledWith(spain.territories[1]);
    await userEvent.click(canvas.getByRole('button', { name: '„in Ceuta“ löschen' }));
    await expect(args.territories?.onDelete).toHaveBeenCalledWith(spain.territories[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Sondergebiet hinzufügen' }));
    await expect(args.territories?.onAdd).toHaveBeenCalled();
  },
};

/** A pattern is tried while it is typed, and never before it is known to come to an end. */
export const TriesPatterns: Story = {
  tags: ['interaction'],
  args: { state: ready(austria), saving: savingOf(austria) },
  play: async ({ canvas, args }) => {
    const pattern = canvas.getByRole('textbox', { name: /^PLZ-Muster/ });
    const tester = canvas.getByRole('textbox', { name: 'Postleitzahl ausprobieren' });
    await userEvent.type(tester, 'a-1010');
    await waitFor(() => expect(canvas.getByText('„a-1010“ passt.')).toBeVisible());
    await userEvent.clear(tester);
    await userEvent.type(tester, '0123');
    await waitFor(() => expect(canvas.getByText('„0123“ passt nicht.')).toBeVisible());
    await userEvent.clear(pattern);
    await waitFor(() => expect(canvas.getByText('Ohne Muster passt jede Postleitzahl.')).toBeVisible());
    await userEvent.type(pattern, String.raw`(\d?){{10}`);
    await waitFor(() => expect(canvas.getByText(/^Ungültiges Muster: zu viele Möglichkeiten/)).toBeVisible());
    const save = canvas.getByRole('button', { name: 'Änderungen speichern' });
    for (const [typed, message] of [
      [String.raw`(\d?){{10}`, /Ungültiges Muster: zu viele/],
      [String.raw`(\d`, /Ungültiges Muster: Schreibfehler an Stelle.4\./],
      [String.raw`(\d+)`, /Postleitzahlen haben höchstens 10/],
      ['(?=1)', /nicht vorkommt/],
    ] as const) {
      await userEvent.clear(pattern);
      await userEvent.type(pattern, typed);
      await userEvent.click(save);
      await waitFor(() => expect(pattern).toHaveAccessibleDescription(message));
    }
    await expect(args.saving?.onSubmit).not.toHaveBeenCalled();
  },
};

/** Members are inside the customs territory: who joins needs no customs, and who leaves does. */
export const JoiningEndsCustoms: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const member = canvas.getByRole('switch', { name: 'EU-Mitglied' });
    const customs = canvas.getByRole('switch', { name: 'Zollpflichtig' });
    await expect(customs).toBeDisabled();
    await userEvent.click(member);
    await waitFor(() => expect(customs).toBeEnabled());
    await expect(customs).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    const left = { ...toCountryDraft(spain), isEuMember: false, isCustomsRequired: true };
    await waitFor(() => expect(args.saving?.onSubmit).toHaveBeenCalledWith(left));
    await userEvent.click(member);
    await waitFor(() => expect(customs).not.toBeChecked());
    await expect(customs).toBeDisabled();
  },
};

/** What contradicts itself is said at its field, by the form or by the platform. */
export const Refused: Story = {
  tags: ['state-ready'],
  args: {
    state: ready(austria),
    saving: {
      ...savingOf(austria),
      failure: {
        reason: 'invalid',
        at: FIXTURE_NOW,
        fields: [
          {
            path: ['isCustomsRequired'],
            message: 'EU-Mitglieder sind nicht zollpflichtig. Ausnahmen sind Sondergebiete.',
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    const example = canvas.getByRole('textbox', { name: /^Beispiel/ });
    await waitFor(() =>
      expect(canvas.getByRole('switch', { name: 'Zollpflichtig' })).toHaveAccessibleDescription(
        /EU-Mitglieder sind nicht zollpflichtig/,
      ),
    );
    await userEvent.clear(example);
    await userEvent.type(example, '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    await waitFor(() => expect(example).toHaveAccessibleDescription(/Das Beispiel passt nicht zum Muster\./));
  },
};

/** Whoever serves customers reads it. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { saving: null, territories: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Administratoren können Länder ändern.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Sondergebiet hinzufügen' })).toBeNull();
  },
};

/** Two have changed the same. */
export const Overtaken: Story = {
  tags: ['state-ready'],
  args: {
    saving: {
      ...savingOf(spain),
      conflict: {
        theirs: { ...spain, version: 4, isPostalCodeRequired: false },
        mine: { ...toCountryDraft(spain), postalCodePattern: '', postalCodeExample: '' },
        isKept: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('keines')[0]).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['interaction'],
  args: { saving: { ...savingOf(spain), pending: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Änderungen werden gespeichert …' })).toBeVisible();
  },
};

export const NotSaved: Story = {
  tags: ['interaction'],
  args: { saving: { ...savingOf(spain), failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Änderungen wurden nicht gespeichert.')).toBeVisible();
  },
};

/** Territories that are told by the length of their postcodes, at 320 px. */
export const HardCases: Story = {
  args: { state: ready(denmark), saving: savingOf(denmark) },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('alle, 3-stellig')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const WithoutTerritories: Story = {
  tags: ['interaction'],
  args: { state: ready(austria), saving: savingOf(austria) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dieses Land hat keine Sondergebiete.')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { kind: 'loading', isSlow: false } } };

export const Failed: Story = {
  args: {
    state: {
      kind: 'failed',
      failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
      isRetrying: false,
    },
  },
};

export const NotFound: Story = { tags: ['state-empty'], args: { state: { kind: 'notFound' } } };
