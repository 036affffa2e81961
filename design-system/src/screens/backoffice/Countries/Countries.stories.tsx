import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListedCountry } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { rowSwitchesCopy } from '../../../patterns/ListFrame/row-switches.copy.ts';
import type { SwitchStanding } from '../../../patterns/ListFrame/row-switches.ts';
import { listedCountries } from './countries-fixtures.ts';
import { type CountriesState, type CountrySwitch, noFilter } from './countries-state.ts';
import { countriesCopy as copy } from './Countries.copy.ts';
import { Countries } from './Countries.tsx';

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: {
    kind: 'ready',
    value: { items: listedCountries, totalItems: listedCountries.length, shown: noFilter },
    isRefreshing: false,
  },
} satisfies { [K in CountriesState['kind']]: Extract<CountriesState, { kind: K }> };

const switching = { standingOf: () => undefined, onSwitch: fn() };
const swiss = (of: SwitchStanding<CountrySwitch>) => ({
  ...switching,
  standingOf: ({ code }: ListedCountry) => (code === 'CH' ? of : undefined),
});

const creation = { pending: false, failure: null, onSubmit: fn(), onChangedChange: fn(), onClose: fn() };

const meta = {
  component: Countries,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter: noFilter,
    hrefs: { home: '#start', country: (code) => `#${code}`, reset: '#alle' },
    switching,
    onCreate: fn(),
    creation: null,
    onSearch: fn(),
    onPage: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof Countries>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A member needs no customs, so that switch is fixed. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Österreich' })).toHaveAttribute('href', '#AT');
    await expect(canvas.getByRole('switch', { name: 'Österreich: Zollpflichtig' })).toBeDisabled();
    await expect(canvas.getByText('Inaktiv')).toBeVisible();
    await expect(canvas.getByText(/z\.\sB\. 1010/)).toBeVisible();
  },
};

/** What a row decides is said to whoever hears it. */
export const Switched: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Schweiz: EU-Mitglied' }));
    await expect(switching.onSwitch).toHaveBeenCalledWith(
      expect.objectContaining({ code: 'CH' }),
      'isEuMember',
      true,
    );
  },
};

/** Staff who may only look. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { switching: null, onCreate: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Land anlegen' })).toBeNull();
    await expect(canvas.getAllByText('Ja')[0]).toBeVisible();
  },
};

/** It shows what is to be, and no switch of its row takes a press until that is answered. */
export const Switching: Story = {
  tags: ['interaction'],
  args: { switching: swiss({ kind: 'pending', name: 'isEuMember', isOn: true }) },
  play: async ({ canvas }) => {
    switching.onSwitch.mockClear();
    const pressed = canvas.getByRole('switch', { name: 'Schweiz: EU-Mitglied' });
    await expect(pressed).toBeChecked();
    await expect(pressed).toHaveAccessibleDescription(rowSwitchesCopy.saving);
    await userEvent.click(pressed);
    await userEvent.click(canvas.getByRole('switch', { name: 'Schweiz: Zollpflichtig' }));
    await expect(switching.onSwitch).not.toHaveBeenCalled();
  },
};

/** Somebody was faster: the row says so below its name, for a column of switches has no room. */
export const NotSwitched: Story = {
  tags: ['state-ready'],
  args: { switching: swiss({ kind: 'failed', message: rowSwitchesCopy.overtaken }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(rowSwitchesCopy.overtaken)).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^Schweiz/ })).toHaveTextContent(
      rowSwitchesCopy.overtaken,
    );
    await expect(canvas.getByRole('switch', { name: 'Schweiz: EU-Mitglied' })).toHaveAccessibleDescription(
      rowSwitchesCopy.overtaken,
    );
  },
};

/** What is wrong with a code is said in the specification's words. */
export const Creating: Story = {
  tags: ['state-ready'],
  args: { creation },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Land anlegen' }));
    const code = dialog.getByRole('textbox', { name: /^Länderkennung/ });
    const submit = dialog.getByRole('button', { name: 'Land anlegen' });
    await userEvent.type(code, 'EGY');
    await userEvent.click(submit);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Länderkennung muss 2 Zeichen lang sein/));
    await userEvent.clear(code);
    await userEvent.type(code, 'zz');
    await userEvent.click(submit);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/gibt es nach ISO.3166 nicht/));
    await expect(args.creation?.onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(code);
    await userEvent.type(code, 'eg');
    await userEvent.click(submit);
    await waitFor(() => expect(args.creation?.onSubmit).toHaveBeenCalledWith({ code: 'EG' }));
  },
};

export const BeingCreated: Story = {
  tags: ['interaction'],
  args: { creation: { ...creation, pending: true } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('button', { name: copy.creation.pending })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: copy.creation.close }));
    await expect(screen.getByRole('button', { name: copy.creation.cancel })).toBeDisabled();
    await expect(args.creation?.onClose).not.toHaveBeenCalled();
  },
};

export const NotCreated: Story = {
  tags: ['interaction'],
  args: { creation: { ...creation, failure: { reason: 'unreachable', at: FIXTURE_NOW } } },
  play: async () => {
    await expect(await screen.findByText('Das Land wurde nicht angelegt.')).toBeVisible();
  },
};

/** The last of two pages. */
export const Many: Story = {
  tags: ['state-ready'],
  args: {
    filter: { search: '', page: 2 },
    state: {
      ...states.ready,
      value: {
        items: listedCountries,
        totalItems: 50 + listedCountries.length,
        shown: { search: '', page: 2 },
      },
    },
  },
};

/** The longest name, and a pattern that finds no room, at 320 px. */
export const HardCases: Story = {
  args: {
    state: {
      ...states.ready,
      value: {
        items: [
          {
            ...(listedCountries[0] as ListedCountry),
            code: 'GS',
            postalCodePattern: String.raw`(GIR ?0AA|[A-PR-UWYZ]([0-9]{1,2}|[A-HK-Y][0-9]([0-9ABEHMNPRV-Y])?) ?[0-9][ABD-HJLNP-UW-Z]{2})`,
            postalCodeExample: 'SIQQ 1ZZ',
          },
          ...listedCountries,
        ],
        totalItems: listedCountries.length + 1,
        shown: noFilter,
      },
    },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'Südgeorgien und die Südlichen Sandwichinseln' }),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Rows of another search, which could not be renewed. */
export const Older: Story = {
  tags: ['interaction'],
  args: {
    filter: { search: 'Kiel', page: 2 },
    state: { ...states.ready, isOlder: true, failure: states.failed.failure },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Darunter steht noch die vorige Auswahl', { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Empty: Story = { args: { state: states.empty } };

export const NoHits: Story = {
  args: { state: states.noHits, filter: { search: 'Atlantis', page: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Suchen Sie nach einem Teil des Namens/)).toBeVisible();
  },
};

export const Failed: Story = { args: { state: states.failed } };

export const Forbidden: Story = { args: { state: states.forbidden } };
