import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultGeography } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { GeographyContext } from '../../shipments/NewShipment/form/geography-context.ts';
import { ContactMenu } from './ContactMenu.tsx';
import { noFilter } from './contacts-filter.ts';
import { counts, fullPage, hrefs, listArgs, listOf, rowSpies } from './contacts-fixtures.tsx';
import type { ContactsState } from './contacts-state.ts';
import { contactsCopy as copy } from './Contacts.copy.ts';
import { Contacts } from './Contacts.tsx';

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: listOf(),
} satisfies { [K in ContactsState['kind']]: Extract<ContactsState, { kind: K }> };

const meta = {
  component: Contacts,
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, state: states.ready },
} satisfies Meta<typeof Contacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Tietze Feinmechanik/ });
    // A narrow table does without the kind.
    await expect(within(row).getByText('Standardabsender')).toBeInTheDocument();
    await expect(within(row).getByRole('link', { name: 'Tietze Feinmechanik GmbH' })).toHaveAttribute(
      'href',
      '#con_tietze',
    );
    await expect(canvas.getByRole('link', { name: /^Absender\s*1$/ })).toHaveAttribute('href', '#art-sender');
  },
};

/** A full page of many. */
export const Many: Story = {
  args: {
    state: listOf({ items: fullPage, totalItems: 10_001 }),
    counts: { all: 10_001, recipient: 9812, sender: 12, neutral_sender: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1–25 von mehr als 10.000')).toBeVisible();
  },
};

export const Loading: Story = { args: { state: states.loading, counts: undefined } };

export const Empty: Story = {
  args: { state: states.empty, counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ihr Adressbuch ist leer.' })).toBeVisible();
  },
};

/** The person may look, but not create. */
export const EmptyWithoutRight: Story = {
  args: { state: states.empty, counts: {}, hrefs: { ...hrefs, create: undefined, import: undefined } },
  tags: ['state-empty'],
};

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...noFilter, search: 'Zwickau' }, counts: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kein Kontakt passt zu „Zwickau“.')).toBeVisible();
  },
};

export const NoHitsOfFilter: Story = {
  args: { state: states.noHits, filter: { ...noFilter, kind: 'sender', country: 'CH' }, counts },
  tags: ['state-no-hits'],
};

export const Failed: Story = { args: { state: states.failed, counts: undefined } };

export const Forbidden: Story = { args: { state: states.forbidden } };

/** The latest rows stay while those of another search are asked for, and say whose they are. */
export const RowsOfBefore: Story = {
  args: {
    state: listOf(
      { shown: { ...noFilter, kind: 'recipient', country: 'CH', search: 'Zürich', page: 2 } },
      { isOlder: true, failure: { status: 503, at: FIXTURE_NOW } },
    ),
    filter: { ...noFilter, sort: '-name' },
    exporting: 'failed',
  },
  tags: ['state-failed'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Empfänger, Schweiz, Suche „Zürich“, Seite\s2/)[0]).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    state: listOf({
      items: fullPage.slice(0, 3).map((contact) => ({
        ...contact,
        block: {
          ...contact.block,
          companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          email: 'zustellhindernisbenachrichtigungsempfaenger@orthopaediefachgeschaeft-weserbergland.example',
        },
      })),
    }),
    filter: { ...noFilter, sort: 'used' },
    exporting: 'pending',
  },
  globals: { viewport: { value: 'w320' } },
};

export const FromZToA: Story = {
  tags: ['interaction'],
  args: { filter: { ...noFilter, sort: '-name' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: copy.tableOf['-name'] })).toBeVisible();
  },
};

/** Countries that staff have added are there, and those that they have taken away: contacts of theirs still are. */
export const FiltersByWhatStaffKeep: Story = {
  tags: ['interaction'],
  decorators: [
    (story) => {
      const [country] = defaultGeography.countries;
      if (!country) throw new Error('There is no country');
      const countries = [
        ...defaultGeography.countries.filter(({ code }) => code !== 'CH'),
        { ...country, code: 'EG' },
      ];
      return <GeographyContext value={{ ...defaultGeography, countries }}>{story()}</GeographyContext>;
    },
  ],
  play: async ({ canvas }) => {
    const country = within(canvas.getByRole('combobox', { name: 'Land' }));
    for (const name of ['Ägypten', 'Schweiz'])
      await expect(country.getByRole('option', { name })).toBeInTheDocument();
  },
};

export const SearchesSortsAndFilters: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Löwe');
    await waitFor(() => expect(args.onSearch).toHaveBeenLastCalledWith('Löwe'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Land' }), 'CH');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ country: 'CH' });
    await userEvent.click(canvas.getByRole('button', { name: /Firma \/ Name/ }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: '-name' });
  },
};

export const OffersWhatCanBeDone: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen für Tietze Feinmechanik GmbH' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Als Standardabsender festlegen' }));
    await expect(rowSpies.onMakeDefault).toHaveBeenCalledOnce();
  },
};

/** The menu of a sender, for somebody who may change no contacts at all. */
export const MenuWithoutRights: Story = {
  tags: ['interaction'],
  args: {
    renderRowMenu: (contact, label) => (
      <ContactMenu
        label={label}
        href={`#${contact.id}`}
        isSender
        ways={{
          lockedReason: copy.notAllowed,
          onMakeDefault: rowSpies.onMakeDefault,
          onDelete: rowSpies.onDelete,
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen für Tietze Feinmechanik GmbH' }));
    await expect((await screen.findAllByText(copy.notAllowed))[0]).toBeVisible();
  },
};

/** The menu of a sender, for somebody who may not change any. */
export const MenuOfLockedSender: Story = {
  // On a phone the same opens as a sheet, which is a story of its own.
  globals: { viewport: { value: 'w1440' } },
  args: {
    renderRowMenu: (contact, label) => (
      <ContactMenu
        label={label}
        href={`#${contact.id}`}
        isSender
        ways={{
          lockedReason: 'Nur Inhaber können Absenderadressen ändern.',
          shipHref: '#neu',
          shipmentsHref: '#sendungen',
          duplicateHref: '#kopie',
          onMakeDefault: rowSpies.onMakeDefault,
          onDelete: rowSpies.onDelete,
        }}
      />
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktionen für Tietze Feinmechanik GmbH' }));
    const item = await screen.findByRole('menuitem', { name: /Als Standardabsender festlegen/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};

/** On a phone the export's kinds of file stand in the menu of what is done more seldom. */
export const ExportsOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.more }));
    const sheet = within(await screen.findByRole('dialog'));
    await expect(sheet.getByText(copy.exportAs.csv)).toBeVisible();
    await userEvent.click(sheet.getByText(copy.exportAs.xlsx));
    await expect(args.onExport).toHaveBeenLastCalledWith('xlsx');
  },
};
