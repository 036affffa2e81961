import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import { blank, filled, found } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, domesticArgs, expectReported, orderButton } from './story-helpers.ts';
import { WithSearch } from './story-search.tsx';

/** What the form does while sender and recipient are filled in: each story is one thing that a person does with it. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LetsTheCountryDecideAboutTheRest: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: /^Bundesland/ })).toBeNull();
    const country = canvas.getByRole('combobox', { name: /^Land/ });
    await userEvent.selectOptions(country, 'US');
    await expect(canvas.getByRole('textbox', { name: /^Bundesland/ })).toBeRequired();
    await expect(canvas.getByRole('heading', { name: 'Zoll' })).toBeVisible();
    await userEvent.selectOptions(country, 'AT');
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    await userEvent.type(postalCode, '0123');
    await userEvent.tab();
    await expect(postalCode).toHaveAccessibleDescription(
      'Postleitzahl passt nicht zu Österreich (Beispiel: 1010).',
    );
    await userEvent.selectOptions(country, 'DE');
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, '01067');
    await expect(postalCode).toBeValid();
  },
};

export const HintsAtAPackstationUntilItsNumberIsThere: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straße/ }), 'Packstation 145');
    await expect(await canvas.findByText(/Packstation erkannt/)).toBeVisible();
    const line = canvas.getByRole('textbox', { name: 'Adresszusatz 1' });
    await userEvent.type(line, '12345678');
    await waitFor(() => expect(canvas.queryByText(/Packstation erkannt/)).toBeNull());
  },
};

/** More of an address stands where an envelope has it, not at the end. */
export const KeepsExtraLinesWithTheirFields: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Firma (Zusatz), Adresszusatz' }));
    await expect(canvas.getByRole('textbox', { name: 'Firma (Zusatz)' })).toHaveFocus();
    const names = canvas
      .getAllByRole('textbox')
      .map((field) => (field as HTMLInputElement).labels?.[0]?.textContent);
    const first = names.findIndex((name) => name?.startsWith('Firma'));
    await expect(names.slice(first, first + 6).map((name) => name?.replace(/\u00A0\*$/, ''))).toEqual([
      'Firma',
      'Firma (Zusatz)',
      'Ansprechpartner',
      'Straße und Hausnummer',
      'Adresszusatz 1',
      'Adresszusatz 2',
    ]);
  },
};

/** Long names of towns and regions, and addresses for e-mail, can be read where they stand. */
export const ShowsAddressesInFull: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w1440' } },
  // Beside the navigation, which takes its share of the width.
  render: (args) => (
    <AppPage drawer={null}>
      <NewShipment {...args} />
    </AppPage>
  ),
  play: async ({ canvas }) => {
    for (const name of [/^Postleitzahl/, /^Ort/, /^Bundesland/, /^E-Mail/, /^Telefon/]) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};

/** The message of the narrowest field has the width of its row, and the row keeps its shape. */
export const GivesThePostcodesMessageTheRow: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    const before = city.getBoundingClientRect();
    await userEvent.type(postalCode, '7276');
    await userEvent.tab();
    const message = await canvas.findByText(/^Postleitzahl passt nicht/);
    await expect(message.getBoundingClientRect().width).toBeGreaterThan(before.width);
    await expect(city.getBoundingClientRect().top).toBe(before.top);
    await expect(city.getBoundingClientRect().top).toBe(postalCode.getBoundingClientRect().top);
  },
};

export const EditsAndSwapsTheSender: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ändern (Absender)' }));
    await expect(canvas.getAllByRole('textbox', { name: /^Ort/ })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Absender und Empfänger tauschen' }));
    const [from, to] = canvas.getAllByRole('textbox', { name: /^Ort/ });
    await expect(from).toHaveValue('Schwäbisch Gmünd');
    await expect(to).toHaveValue('Kiel');
    await userEvent.click(canvas.getByRole('button', { name: 'Fertig (Absender)' }));
    await expect(canvas.getByText('Zahntechnik Löwenstein & Partner')).toBeVisible();
  },
};

export const TellsThatSidesWereSwapped: Story = {
  play: async ({ canvas }) => {
    const swap = canvas.getByRole('button', { name: 'Absender und Empfänger tauschen' });
    await userEvent.click(swap);
    await expect(canvas.getByText('Absender und Empfänger wurden getauscht.')).toBeInTheDocument();
    await userEvent.click(swap);
    await expect(canvas.getByText('Absender und Empfänger wurden zurückgetauscht.')).toBeInTheDocument();
  },
};

export const AsksForTheNeutralSender: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Neutraler Versand' }));
    const select = canvas.getByRole('combobox', { name: /^Neutrale Versandadresse/ });
    await userEvent.click(orderButton(canvas));
    await expect(select).toHaveAccessibleDescription(/^Pflichtfeld/);
    await userEvent.selectOptions(select, 'con_neutralKiel');
    await expect(select).toBeValid();
  },
};

export const TakesARecipientFromTheAddressBook: Story = {
  render: (args) => <WithSearch {...args} answer={found} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'löw');
    await expect(args.callbacks.onSearchParties).toHaveBeenLastCalledWith('löw', 'to');
    await screen.findByRole('option', { name: /Zahntechnik Löwenstein/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Schwäbisch Gmünd');
    await expect(canvas.getByText('Aus dem Adressbuch')).toBeVisible();
    await expect(announcer(canvas)).toHaveTextContent(/^Kontakt übernommen: Zahntechnik Löwenstein/);
    await expectReported(args, { linkedRecipientId: 'con_loewenstein' });
  },
};

export const TakesAPlaceFromTheSuggestions: Story = {
  render: (args) => <WithSearch {...args} answer={found} />,
  play: async ({ canvas }) => {
    const street = canvas.getByRole('textbox', { name: /^Straße/ });
    await userEvent.type(street, 'Hauptstraße 1');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'löw');
    await userEvent.click(await screen.findByRole('option', { name: /74245 Löwenstein/ }));
    await expect(canvas.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveValue('74245');
    await expect(street).toHaveValue('Hauptstraße 1');
  },
};
