import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import { changed, dhlBox, rules } from './packaging-types-fixtures.ts';
import { noFilter, type PackagingTypesState } from './packaging-types-state.ts';
import { PackagingTypes, type PackagingTypesProps } from './PackagingTypes.tsx';
import { RuleForm } from './RuleForm.tsx';
import { idle } from './story-rule-saving.ts';

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  notFound: { kind: 'notFound' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
  ready: { kind: 'ready', value: rules, isRefreshing: false },
} satisfies { [K in PackagingTypesState['kind']]: Extract<PackagingTypesState, { kind: K }> };

const editing = { openId: undefined, onOpen: fn(), renderForm: () => null };

/** DHL takes cartons, and that is being changed. */
const open: PackagingTypesProps['editing'] = {
  ...editing,
  openId: dhlBox.id,
  renderForm: (_, form) => <RuleForm saving={idle} {...form} onCancel={fn()} />,
};

const meta = {
  component: PackagingTypes,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: noFilter,
    hrefs: { home: '#start', history: '#verlauf' },
    editing,
    onFilter: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PackagingTypes>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where trying out stands after all rules, a button of the heading leads to it. */
export const LeadsToTheCheck: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Packstück prüfen' }));
    const check = within(canvas.getByRole('form', { name: 'Packstück prüfen' }));
    await expect(check.getByLabelText(/^Verpackung/)).toHaveFocus();
  },
};

/** Twenty rules; two carriers have none, and say what that means. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verpackungsarten' })).toBeVisible();
    await expect(canvas.getByText(/^20\sRegeln für 5 von 7\sDienstleistern$/)).toBeVisible();
    await expect(
      canvas.getAllByText('Keine Regeln. Ohne Regel gilt nur die Prüfung des Dienstleisters.'),
    ).toHaveLength(2);
    await expect(canvas.getAllByText(/^2 von 4\sVerpackungsarten erlaubt$/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Änderungsverlauf' })).toHaveAttribute('href', '#verlauf');
    await expect(canvas.getByRole('button', { name: 'Regel DHL, Karton bearbeiten' })).toBeVisible();
  },
};

/** In place of its row, whatever is filtered: what was typed does not go away with it. */
export const Editing: Story = {
  tags: ['state-ready'],
  args: { filter: { ...noFilter, carrier: 'GLS' }, editing: open },
  play: async ({ canvas }) => {
    const form = within(canvas.getByRole('form', { name: 'Regel für DHL, Karton' }));
    await expect(form.getByRole('textbox', { name: /^Max. Gewicht/ })).toHaveValue('31,5');
    await expect(form.getByRole('button', { name: 'Speichern' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Regel DHL, Karton bearbeiten' })).toBeNull();
  },
};

/** Where there is room for it, each field stands below the head of its column, and ends where the column does. */
export const FieldsInColumns: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w1440' } },
  args: { editing: open },
  play: async ({ canvas }) => {
    for (const [column, name] of [
      ['Erlaubt', /^Erlaubt/],
      ['Max. kg', /^Max. Gewicht/],
      ['L (cm)', /^Max. Länge/],
      ['H (cm)', /^Max. Höhe/],
      ['Teiler', /^Volumenteiler/],
      ['Mindestmaß', /^Min. Breite/],
      ['Hinweis', /^Hinweis/],
    ] as const) {
      const head = canvas.getByRole('columnheader', { name: column }).getBoundingClientRect();
      const field = canvas.getByLabelText(name).getBoundingClientRect();
      await expect(field.left).toBeGreaterThanOrEqual(head.left);
      if (column !== 'Hinweis') await expect(field.right).toBeLessThanOrEqual(head.right);
    }
  },
};

/** What is typed counts for the package beside it, and is told apart from what is saved. */
export const TriesTheEdit: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w1440' } },
  args: { editing: open },
  play: async ({ canvas }) => {
    const check = within(canvas.getByRole('form', { name: 'Packstück prüfen' }));
    for (const [name, text] of [
      [/^Länge/, '101'],
      [/^Breite/, '60'],
      [/^Höhe/, '50'],
      [/^Gewicht/, '12,4'],
    ] as const)
      await userEvent.type(check.getByRole('textbox', { name }), text);
    await expect(await canvas.findByText('3 von 5 nehmen an')).toBeVisible();
    const rule = within(canvas.getByRole('form', { name: 'Regel für DHL, Karton' }));
    const girth = rule.getByRole('textbox', { name: /^Max. Gurtmaß/ });
    await userEvent.clear(girth);
    await userEvent.type(girth, '300');
    await expect(await canvas.findByText('2 von 5 nehmen an')).toBeVisible();
    await expect(canvas.getByText('Mit Ihrer offenen Änderung an „DHL, Karton“ geprüft.')).toBeVisible();
    await expect(canvas.getByText('Gespeichert ist: Angenommen')).toBeVisible();
  },
};

/** Whoever serves customers reads and tries out. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { editing: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Administratoren können Regeln ändern.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /bearbeiten$/ })).toBeNull();
    await expect(canvas.getByRole('form', { name: 'Packstück prüfen' })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: changed(rules, Object.fromEntries(rules.map(({ id }) => [id, { standing: 'none', note: '' }]))),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText('Keine Regeln. Ohne Regel gilt nur die Prüfung des Dienstleisters.'),
    ).toHaveLength(8);
    await expect(canvas.getAllByText('Keine Regel')).toHaveLength(28);
  },
};

export const NoHits: Story = {
  tags: ['state-ready'],
  args: { filter: { ...noFilter, carrier: 'MEX', onlyAllowed: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Keine Regel passt zu diesem Filter.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Alle Regeln zeigen' }));
    await expect(args.onFilter).toHaveBeenCalledWith(noFilter);
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.failed } };

/** What stands there is old, and says so. */
export const Older: Story = {
  tags: ['state-failed'],
  args: { state: { ...states.ready, failure } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Die Regeln konnten nicht geladen werden.')[0]).toBeVisible();
  },
};

export const NotFound: Story = { args: { state: states.notFound } };

export const Forbidden: Story = { args: { state: states.forbidden } };

/** Every carrier takes everything, within limits: as full as the table gets. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    state: {
      ...states.ready,
      value: rules.map((rule) => ({
        ...dhlBox,
        id: rule.id,
        carrier: rule.carrier,
        packaging: rule.packaging,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^28\sRegeln für 7 von 7\sDienstleistern$/)).toBeVisible();
  },
};

/** Long notes and great numbers, on the smallest phone. */
export const HardCases: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w320' } },
  args: {
    filter: { ...noFilter, carrier: 'DEKU' },
    state: {
      ...states.ready,
      value: changed(rules, {
        'DEKU-pallet_non_loadable': {
          maxWeightKg: 29_999.999,
          maxLengthCm: 2000,
          maxWidthCm: 2000,
          maxHeightCm: 2000,
          maxGirthCm: 2000,
          minLengthCm: 1000,
          minWidthCm: 1000,
          minHeightCm: 1000,
          volumeDivisor: 20_000,
          note: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversandetikettendrucker nur mit Hebebühne und Anmeldung am Vortag',
        },
      }),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Filters: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const search = within(canvas.getByRole('search', { name: 'Regeln filtern' }));
    const middles = [
      search.getByRole('combobox', { name: 'Dienstleister' }),
      search.getByText('Nur erlaubte'),
    ].map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    });
    await expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(2);
    await userEvent.selectOptions(search.getByRole('combobox', { name: 'Dienstleister' }), 'GLS');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ carrier: 'GLS' });
    await userEvent.selectOptions(search.getByRole('combobox', { name: 'Verpackung' }), 'Karton');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ packaging: 'box' });
    await userEvent.click(search.getByRole('checkbox', { name: 'Nur erlaubte' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ onlyAllowed: true });
    await expect(search.getByText('Alle Dienstleister')).toBeInTheDocument();
    await expect(search.getByText('Alle Verpackungen')).toBeInTheDocument();
  },
};

export const OpensARule: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Regel DHL, Karton bearbeiten' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.editing?.onOpen).toHaveBeenCalledWith(dhlBox);
  },
};
