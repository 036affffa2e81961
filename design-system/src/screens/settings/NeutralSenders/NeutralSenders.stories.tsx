import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Contact, emptyAddressBlock } from 'contract';
import { addresses, FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ContactPanel, type ContactPanelProps } from '../../contacts/ContactPanel/ContactPanel.tsx';
import { ContactMenu } from '../../contacts/Contacts/ContactMenu.tsx';
import { noFilter } from '../../contacts/Contacts/contacts-filter.ts';
import { listOf } from '../../contacts/Contacts/contacts-fixtures.tsx';
import type { ContactsState } from '../../contacts/Contacts/contacts-state.ts';
import { refusal } from '../story-refusal.ts';
import { SettingsPage } from '../story-settings-page.tsx';
import { neutralPanelArgs, neutralSender as one } from './neutral-sender-fixtures.ts';
import { NeutralSenders } from './NeutralSenders.tsx';

const filter = { ...noFilter, kind: 'neutral_sender' } as const;
const nameless: Contact = { ...one, id: 'con_nameless', shortName: '', lastUsedAt: null };
const items = [one, nameless];
const shown = (more: readonly Contact[]) => listOf({ items: more, totalItems: more.length, shown: filter });

const states = {
  loading: { kind: 'loading', isSlow: false },
  empty: { kind: 'empty' },
  noHits: { kind: 'noHits' },
  forbidden: { kind: 'forbidden', refusal },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: shown(items),
} satisfies { [K in ContactsState['kind']]: Extract<ContactsState, { kind: K }> };

const onDelete = fn();
const hrefs = {
  home: '#start',
  create: '#anlegen',
  contact: (id: string) => `#${id}`,
  reset: '#alle',
};

const { form } = neutralPanelArgs;

function panelWith(change: Partial<ContactPanelProps>) {
  return <ContactPanel {...neutralPanelArgs} {...change} />;
}

const meta = {
  component: NeutralSenders,
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    filter,
    hrefs,
    now: new Date(FIXTURE_NOW),
    onSearch: fn(),
    renderRowMenu: (contact, label) => (
      <ContactMenu
        label={label}
        href={`#${contact.id}`}
        isSender={false}
        ways={{ duplicateHref: '#kopie', onDelete }}
      />
    ),
    onPage: fn(),
    onRetry: fn(),
  },
  decorators: [(Story) => <SettingsPage current="neutralSenders">{Story()}</SettingsPage>],
} satisfies Meta<typeof NeutralSenders>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Lager Nord' })).toHaveAttribute('href', '#con_nord');
    await expect(canvas.getByText('ohne Bezeichnung')).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.failed } };
export const Forbidden: Story = { args: { state: states.forbidden } };
export const Empty: Story = { args: { state: states.empty } };

/** Only owners make them. */
export const EmptyWithoutRight: Story = {
  tags: ['state-empty'],
  args: { state: states.empty, hrefs: { ...hrefs, create: undefined } },
};

export const NoHits: Story = {
  args: { state: states.noHits, filter: { ...filter, search: 'Zwickau' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Keine neutrale Versandadresse passt zu „Zwickau“.')).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    state: listOf({
      items: Array.from({ length: 25 }, (_, at) => ({
        ...one,
        id: `con_${at}`,
        shortName: `Lager ${at + 1}`,
      })),
      totalItems: 43,
      shown: filter,
    }),
  },
};

export const HardCases: Story = {
  args: {
    state: shown(
      items.map((contact) => ({
        ...contact,
        shortName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      })),
    ),
  },
  globals: { viewport: { value: 'w320' } },
};

/** What stands on the label follows what is typed. */
export const Editing: Story = {
  tags: ['state-ready'],
  globals: { viewport: { value: 'w1440' } },
  args: { openId: one.id, panel: panelWith({}) },
  play: async ({ canvas }) => {
    const preview = canvas.getByRole('complementary', { name: 'So erscheint der Absender' });
    await expect(preview).toHaveTextContent(one.block.companyName);
    const company = canvas.getByRole('textbox', { name: /^Firma$/ });
    await userEvent.clear(company);
    await userEvent.type(company, 'Versand Süd');
    await waitFor(() => expect(preview).toHaveTextContent('Versand Süd'));
  },
};

/** Whoever chooses one in a shipment knows it by its name. */
export const NameIsMissing: Story = {
  tags: ['interaction'],
  args: {
    panel: panelWith({
      state: { kind: 'ready', value: null, isRefreshing: false },
      mode: 'create',
      form: {
        ...form,
        formKey: 'new',
        initialInput: {
          kind: 'neutral_sender',
          shortName: '',
          block: { ...emptyAddressBlock('DE'), ...addresses.neutralKiel },
        },
        onDelete: undefined,
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Anlegen' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Bezeichnung/ })).toBeInvalid());
    await expect(form.onSubmit).not.toHaveBeenCalled();
  },
};

export const Locked: Story = {
  tags: ['state-forbidden'],
  globals: { viewport: { value: 'w1440' } },
  args: { panel: panelWith({ lockedReason: 'Nur Inhaber können Absenderadressen ändern.' }) },
};

export const OffersWhatCanBeDone: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Aktionen für/, hidden: false }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen …' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
  args: { state: shown([one]) },
};
