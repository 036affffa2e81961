import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Contact, defaultGeography, emptyAddressBlock } from 'contract';
import { contacts, FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { SidePanelFrame } from '../../../components/SidePanel/SidePanel.tsx';
import { GeographyContext } from '../../shipments/NewShipment/form/geography-context.ts';
import { listArgs, listOf } from '../Contacts/contacts-fixtures.tsx';
import { Contacts } from '../Contacts/Contacts.tsx';
import { contactFormArgs } from './contact-panel-fixtures.ts';
import type { ContactInput, ContactPanelState } from './contact-panel-state.ts';
import { ContactPanel } from './ContactPanel.tsx';

function contactOf(id: string): Contact {
  const contact = contacts.find((one) => one.id === id);
  if (!contact) throw new Error(`The fixtures hold no ${id}`);
  return { ...contact, updatedAt: '2026-11-12T09:20:00.000Z', updatedBy: 'Timo Brandt', version: 3 };
}

const open = contactOf('con_wuellenweber');
const packstation = contactOf('con_packstation');
const sender = contactOf('con_tietze');
const inputOf = ({ shortName, block }: Contact): ContactInput => ({ kind: 'recipient', shortName, block });
const blank: ContactInput = { kind: 'recipient', shortName: '', block: emptyAddressBlock('DE') };
const failure = { at: FIXTURE_NOW, requestId: 'req-7f3a91c2', status: 503 };

const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  notFound: { kind: 'notFound' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'owner',
    },
  },
  ready: { kind: 'ready', value: open, isRefreshing: false },
} satisfies { [K in ContactPanelState['kind']]: Extract<ContactPanelState, { kind: K }> };

const { saving: idle } = contactFormArgs;
const form = {
  formKey: 'con_wuellenweber',
  initialInput: inputOf(open),
  ...contactFormArgs,
};
const forNew = { ...form, formKey: 'new', initialInput: blank, onDelete: undefined };
const creating = { kind: 'ready', value: null, isRefreshing: false } as const;

/** One contact beside the list. */
const meta = {
  component: ContactPanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    mode: 'edit',
    form,
    now: new Date(FIXTURE_NOW),
    onClose: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <SidePanelFrame panel={<ContactPanel {...args} />}>
      <p>Kontakte</p>
    </SidePanelFrame>
  ),
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Geändert: .*, Timo Brandt$/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Firma$/ })).toHaveValue(open.block.companyName);
  },
};

export const BesideTheList: Story = {
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <Contacts {...listArgs} state={listOf()} openId={open.id} panel={<ContactPanel {...args} />} />
  ),
};

export const Loading: Story = { args: { state: states.loading } };
export const Failed: Story = { args: { state: states.failed } };
export const NotFound: Story = { args: { state: states.notFound } };
export const Forbidden: Story = { args: { state: states.forbidden } };

export const New: Story = { args: { state: creating, mode: 'create', form: forNew } };

export const Duplicating: Story = {
  args: { mode: 'duplicate', form: { ...form, onDelete: undefined } },
};

/** There may be one already, which is told before anything is saved. */
export const WithDuplicates: Story = {
  args: {
    state: creating,
    mode: 'create',
    form: {
      ...forNew,
      initialInput: inputOf(open),
      duplicates: (['same', 'alike', 'reach'] as const).map((likeness, index) => ({
        contact: { ...open, id: `con_${index}` },
        likeness,
        href: `#con_${index}`,
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Trotzdem anlegen' })).toBeVisible();
    await expect(canvas.getByText('Es gibt bereits ähnliche Kontakte. Trotzdem anlegen?')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^„.*“ öffnen$/ })).toHaveLength(3);
  },
};

/** The same of one that is edited. */
export const LikeAnother: Story = {
  args: { form: { ...form, duplicates: [{ contact: sender, likeness: 'alike', href: '#con' }] } },
};

export const Pending: Story = {
  args: { form: { ...form, saving: { ...idle, pending: true } } },
  play: async ({ args, canvas }) => {
    for (const name of ['Schließen', 'Abbrechen', 'Löschen'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { form: { ...form, saving: { ...idle, failure: { ...failure, reason: 'faulty' } } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kontakt konnte nicht bearbeitet werden!')).toBeVisible();
  },
};

export const NotCreated: Story = {
  args: {
    state: creating,
    mode: 'create',
    form: { ...forNew, saving: { ...idle, failure: { ...failure, reason: 'unreachable' } } },
  },
};

/** Somebody else has saved meanwhile: what differs is shown, and nothing is overwritten. */
export const ChangedByTwo: Story = {
  args: {
    form: {
      ...form,
      saving: {
        ...idle,
        conflict: {
          theirs: { ...open, version: 4, block: { ...open.block, phone: '', personName: 'Wareneingang' } },
          mine: { kind: 'sender', shortName: 'Mutlangen', block: { ...open.block, companyName2: 'Haus 2' } },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Ansprechpartner/ })).toHaveTextContent('Wareneingang');
    await expect(canvas.getByRole('button', { name: 'Meine Fassung behalten' })).toBeVisible();
  },
};

/** Theirs is to be replaced: said in place of the question, until it is saved. */
export const KeptOverAnother: Story = {
  args: {
    form: {
      ...form,
      saving: {
        ...idle,
        isKept: true,
        conflict: {
          theirs: { ...open, version: 4 },
          mine: { kind: 'sender', shortName: 'Mutlangen', block: open.block },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Beim Speichern ersetzt Ihre Fassung die aktuelle/)).toBeVisible();
  },
};

export const Restored: Story = {
  args: { form: { ...form, restoredFrom: '2026-11-20T12:00:00.000Z' } },
};

/** Somebody without the flag makes and changes recipients. */
export const WithoutSenders: Story = { args: { form: { ...form, canEditSenders: false } } };

/** A sender, for somebody who may not change any. */
export const Locked: Story = {
  args: {
    state: { ...states.ready, value: sender },
    lockedReason: 'Nur Inhaber können Absenderadressen ändern.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Inhaber können Absenderadressen ändern.')).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const Counter: Story = {
  args: {
    form: {
      ...form,
      formKey: 'counter',
      initialInput: {
        ...inputOf(packstation),
        block: {
          ...packstation.block,
          address: { ...packstation.block.address, addressLine1: 'Postfiliale 512', addressLine2: '' },
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Postfiliale erkannt/)).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    form: {
      ...form,
      duplicates: [
        {
          contact: {
            ...open,
            block: {
              ...open.block,
              companyName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
            },
          },
          likeness: 'alike',
          href: '#con',
        },
      ],
    },
  },
  globals: { viewport: { value: 'w320' } },
};

export const SavesWhatWasTyped: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Kurzname' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Mutlangen{Enter}');
    await waitFor(() =>
      expect(args.form.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ shortName: 'Mutlangen' })),
    );
  },
};

/** A contact is judged by the countries that staff keep, as the platform does. */
export const JudgesByWhatStaffKeep: Story = {
  tags: ['interaction'],
  decorators: [
    (story) => (
      <GeographyContext
        value={{
          ...defaultGeography,
          countries: defaultGeography.countries.map((country) => ({
            ...country,
            postalCodePattern: /^\d{3}$/,
            postalCodeExample: '123',
          })),
        }}
      >
        {story()}
      </GeographyContext>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Speichern' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveAccessibleDescription(
        /Beispiel: 123/,
      ),
    );
  },
};

export const SaysWhatIsMissing: Story = {
  tags: ['interaction'],
  args: { state: creating, mode: 'create', form: forNew },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kontakt anlegen' }));
    await expect(await canvas.findByText(/Ergänzen oder korrigieren Sie/)).toBeVisible();
  },
};
