import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { blank, domestic, doubtful, failed, found, ready } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { domesticArgs } from './story-helpers.ts';
import { WithSearch } from './story-search.tsx';

/** What the form looks like while it is filled in. */
const meta = {
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What documents need not say is set and locked. */
export const Documents: Story = {
  args: {
    state: { ...domestic, initialInput: { ...domestic.initialInput, declaredValue: '250', insured: true } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dokumente' }));
    const description = canvas.getByRole('textbox', { name: /^Inhalt der Sendung/ });
    await expect(description).toHaveValue('documents');
    await expect(description).toHaveAttribute('readonly');
    await expect(description).toHaveAccessibleDescription('Wird bei Dokumenten automatisch gesetzt.');
    await expect(canvas.getByRole('textbox', { name: /^Warenwert/ })).toHaveValue('0,00');
    const insurance = canvas.getByRole('checkbox', { name: 'Transportversicherung' });
    await expect(insurance).toBeDisabled();
    await expect(insurance).toHaveAccessibleDescription('Dokumente können nicht versichert werden.');
  },
};

export const Warnings: Story = {
  args: { state: doubtful },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ungewöhnlich für /)).toBeVisible();
    await expect(canvas.getByText('Sonntags wird in der Regel nicht zugestellt.')).toBeVisible();
    await expect(canvas.getByText('Sie zahlen Abgaben und Steuern.')).toBeVisible();
  },
};

/** The address book did not answer: that is not that it is empty. */
export const SendersFailed: Story = {
  args: {
    state: {
      ...blank,
      defaultSender: failed,
      neutralSenders: failed,
      initialInput: { ...blank.initialInput, from: blank.initialInput.to, linkedSenderId: null },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Ihre Absenderadressen konnten nicht geladen werden.')).toBeVisible();
    await expect(
      canvas.getByText('Die neutralen Versandadressen konnten nicht geladen werden.'),
    ).toBeVisible();
    await expect(canvas.queryByText('Noch keine neutrale Versandadresse')).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Erneut versuchen (neutrale Versandadressen)' }),
    );
    await expect(args.callbacks.onRetrySenders).toHaveBeenCalledOnce();
  },
};

export const SendersLoading: Story = {
  args: { state: { ...blank, neutralSenders: { kind: 'loading', isSlow: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Neutrale Versandadressen werden geladen …')).toBeVisible();
  },
};

/** Nobody is the default sender, and there is no neutral one. */
export const NoSenders: Story = {
  args: {
    state: {
      ...blank,
      defaultSender: ready(null),
      neutralSenders: ready([]),
      initialInput: {
        ...blank.initialInput,
        from: blank.initialInput.to,
        linkedSenderId: '',
        neutralShipment: true,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noch keine neutrale Versandadresse')).toBeVisible();
  },
};

/** Whoever packs completes templates and has no address book to put anything into. */
export const WithoutAddressBook: Story = {
  args: { state: { ...blank, canSaveContact: false } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: 'Im Adressbuch speichern' })).toBeNull();
  },
};

export const SenderUnfolded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ändern (Absender)' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Ort/ })).toHaveLength(2);
  },
};

export const PackstationHint: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straße/ }), 'Packstation 145');
    await expect(await canvas.findByText(/Packstation erkannt/)).toBeVisible();
  },
};

export const Many: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        shipmentData: {
          ...domestic.initialInput.shipmentData,
          packages: Array.from({ length: 6 }, () => domestic.initialInput.shipmentData.packages).flat(),
        },
      },
    },
  },
};

export const PackageRemoved: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Packstück.1 entfernen/ }));
    await expect(await canvas.findByRole('button', { name: 'Rückgängig' })).toHaveFocus();
    window.scrollTo(0, 0);
  },
};

/** What an open list hides from screen readers cannot be reached by Tab either: Tab closes the list. */
const openList = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

export const SearchResults: Story = {
  parameters: openList,
  render: (args) => <WithSearch {...args} answer={found} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'löw');
    const hit = await screen.findByRole('option', { name: /Zahntechnik Löwenstein/ });
    await waitFor(() => expect(hit).toBeVisible());
  },
};

export const SearchFindsNothing: Story = {
  parameters: openList,
  render: (args) => (
    <WithSearch {...args} answer={{ status: 'ready', recipients: [], contacts: [], places: [] }} />
  ),
  tags: ['state-no-hits'],
  play: searchSays('Keine Treffer. Geben Sie die Adresse unten ein.'),
};

export const SearchFails: Story = {
  parameters: openList,
  render: (args) => (
    <WithSearch {...args} answer={{ status: 'failed', recipients: [], contacts: [], places: [] }} />
  ),
  tags: ['state-failed'],
  play: searchSays('Die Suche ist gerade nicht möglich. Geben Sie die Adresse unten ein.'),
};

function searchSays(words: string): Story['play'] {
  return async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'xyz');
    await expect((await screen.findAllByText(words))[0]).toBeInTheDocument();
  };
}
