import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contactsCopy } from '../Contacts/Contacts.copy.ts';
import type { ContactImportState, ImportFile, ImportRow } from './contact-import-state.ts';
import { contactImportCopy as copy } from './ContactImport.copy.ts';
import { ContactImport } from './ContactImport.tsx';

const file: ImportFile = {
  name: 'kundenstamm-kiel.csv',
  delimiter: 'Semikolon',
  encoding: 'Windows-1252',
  rows: 128,
};

const row = (line: number, name: string, more: Partial<ImportRow> = {}): ImportRow => ({
  line,
  name,
  person: 'Wareneingang',
  street: 'Roßmarkt 11',
  place: 'DE 04109 Leipzig',
  errors: [],
  twin: null,
  ...more,
});

const twin = { name: 'Buchhandlung am Kupfergraben OHG', decision: 'skip', canUpdate: true } as const;
const rows: readonly ImportRow[] = [
  row(2, 'Apotheke am Roßmarkt'),
  row(3, 'Bäckerei Süßmilch GmbH'),
  row(8, 'Buchhandlung am Kupfergraben', { twin: { ...twin, likeness: 'same' } }),
  row(9, 'Buchhandlung Kupfergraben', { twin: { ...twin, likeness: 'alike', decision: 'update' } }),
  row(11, 'Kupfergraben', { twin: { ...twin, likeness: 'reach' } }),
  // A sender, of which a member updates nothing.
  row(14, 'Tietze Feinmechanik GmbH', {
    twin: {
      name: 'Tietze Feinmechanik GmbH',
      likeness: 'same',
      decision: 'skip',
      canUpdate: false,
      refusal: contactsCopy.onlyOwners,
    },
  }),
  row(12, 'Apotheke am Roßmarkt', {
    twin: { name: copy.check.lineOf(2), likeness: 'same', decision: 'create', canUpdate: false },
  }),
  row(17, 'Gärtnerei Übelhör', {
    street: '',
    errors: [
      { key: 'addressLine1', label: 'Straße und Hausnummer', value: '', message: 'Pflichtfeld' },
      { key: 'countryCode', label: 'Land', value: 'XYZ', message: 'Länderkennung muss 2 Zeichen lang sein' },
    ],
  }),
];

const many = Array.from({ length: 5000 }, (_, index) => row(index + 2, `Apotheke ${index + 1}`));
const columns = [
  { head: 'Firma', samples: ['Muster GmbH', 'Bäckerei Süßmilch'], key: 'companyName' },
  { head: 'Strasse', samples: ['Hauptstr. 4'], key: 'addressLine1' },
  { head: 'PLZ', samples: ['73557'], key: 'postalCode' },
  { head: 'Ort', samples: ['Mutlangen'], key: 'city' },
  { head: '', samples: [], key: '' },
] as const;

const states = {
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  file: { kind: 'file', isReading: false, fault: null },
  columns: { kind: 'columns', file, columns, hasHeads: true, missing: [], isJudging: false, fault: null },
  check: { kind: 'check', file, rows },
  run: { kind: 'run', fileName: file.name, done: 47, total: 121, failed: 1, standing: 'running' },
  result: { kind: 'result', created: 118, updated: 2, skipped: 3, failed: 4 },
} satisfies { [K in ContactImportState['kind']]: Extract<ContactImportState, { kind: K }> };

const meta = {
  component: ContactImport,
  tags: ['no-data', 'no-filter'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.check,
    hrefs: { home: '#start', contacts: '#kontakte' },
    onFile: fn(),
    onTemplate: fn(),
    onHasHeads: fn(),
    onColumn: fn(),
    onJudge: fn(),
    onDecision: fn(),
    onCorrect: fn(),
    onStart: fn(),
    onPause: fn(),
    onResume: fn(),
    onFaultyRows: fn(),
    onBack: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof ContactImport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2\s+gültig · 1\s+fehlerhaft · 5\s+mögliche Dubletten$/)).toBeVisible();
    await expect(canvas.getByText('Länderkennung muss 2 Zeichen lang sein')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^4\s+Kontakte importieren$/ })).toBeVisible();
  },
};

export const Start: Story = { args: { state: states.file } };
export const Reading: Story = { args: { state: { ...states.file, isReading: true } } };

export const Failed: Story = { args: { state: { ...states.file, fault: 'unreadable' } } };
export const NothingInFile: Story = {
  args: { state: { ...states.file, fault: 'empty' } },
  tags: ['state-failed'],
};
export const TooMuchInFile: Story = {
  args: { state: { ...states.file, fault: 'tooLarge' } },
  tags: ['state-failed'],
};

export const Columns: Story = { args: { state: states.columns } };
export const ColumnsMissing: Story = {
  args: {
    state: { ...states.columns, hasHeads: false, missing: ['Firma', 'Ort'], fault: 'bookUnknown' },
  },
};
export const Judging: Story = { args: { state: { ...states.columns, isJudging: true } } };

export const Many: Story = { args: { state: { ...states.check, rows: many } } };

export const NothingToImport: Story = {
  args: { state: { ...states.check, rows: rows.filter(({ errors }) => errors.length > 0) } },
};

export const Running: Story = { args: { state: states.run } };
export const Paused: Story = { args: { state: { ...states.run, standing: 'paused', failed: 3 } } };
export const Interrupted: Story = { args: { state: { ...states.run, standing: 'interrupted', failed: 0 } } };
export const Result: Story = { args: { state: states.result } };
export const ResultWithoutFaults: Story = {
  args: { state: { kind: 'result', created: 1, updated: 0, skipped: 0, failed: 0 } },
};
/** Nothing came of it: that is no success. */
export const ResultOfNothing: Story = {
  args: { state: { kind: 'result', created: 0, updated: 0, skipped: 0, failed: 5 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Es wurde kein Kontakt importiert.')).toBeVisible();
    await expect(canvas.getByText(/^5.Zeilen wurden nicht importiert\.$/)).toBeVisible();
    await expect(canvas.getByText(/^Laden Sie diese Zeilen/)).toBeVisible();
  },
};
export const ResultOfUpdates: Story = {
  args: { state: { kind: 'result', created: 0, updated: 1, skipped: 1, failed: 1 } },
};
export const Forbidden: Story = { args: { state: states.forbidden } };

export const HardCases: Story = {
  args: {
    state: {
      ...states.check,
      rows: [
        row(2, 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft', {
          errors: [
            {
              key: 'email',
              label: 'E-Mail',
              value: 'zustellhindernisbenachrichtigungsempfaenger@orthopaediefachgeschaeft.',
              message: 'Domain darf nicht mit einem Punkt enden',
            },
          ],
        }),
      ],
    },
  },
  globals: { viewport: { value: 'w320' } },
};

/** A row that was corrected stays in its place. */
/** What is recognised of other tables. */
export const WithTabs: Story = {
  tags: ['interaction'],
  args: { state: { ...states.columns, file: { ...file, delimiter: copy.delimiters['\t'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Trennzeichen Tabulator erkannt/)).toBeVisible();
  },
};

export const WithBars: Story = {
  tags: ['interaction'],
  args: { state: { ...states.columns, file: { ...file, delimiter: copy.delimiters['|'] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Trennzeichen Senkrechter Strich erkannt/)).toBeVisible();
  },
};

export const Corrected: Story = {
  args: {
    state: { ...states.check, rows: [row(2, 'Apotheke'), row(17, 'Gärtnerei', { isCorrected: true })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Gärtnerei/ })).toHaveTextContent('Korrigiert');
  },
};

/** By keyboard: a press opens what is wrong, Enter hands it over, and the focus is not lost. */
export const CorrectsInPlace: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: /Land in Zeile 17/ }).focus();
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Land in Zeile 17' });
    await userEvent.clear(field);
    await userEvent.type(field, 'AT{Enter}');
    await expect(args.onCorrect).toHaveBeenLastCalledWith(17, 'countryCode', 'AT');
  },
};

export const Decides: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Entscheidung für Zeile 8' }),
      'update',
    );
    await expect(args.onDecision).toHaveBeenLastCalledWith(8, 'update');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Für alle Dubletten' }), 'create');
    await expect(args.onDecision).toHaveBeenLastCalledWith('all', 'create');
    await userEvent.click(canvas.getByRole('radio', { name: 'Fehlerhaft' }));
    await expect(canvas.queryByText('Bäckerei Süßmilch GmbH')).toBeNull();
  },
};
