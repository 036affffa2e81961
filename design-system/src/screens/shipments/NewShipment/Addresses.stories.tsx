import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { blank, failed, found } from './new-shipment-fixtures.ts';
import { NewShipment, type NewShipmentProps } from './NewShipment.tsx';
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
    await userEvent.type(postalCode, 'A-1010');
    await userEvent.tab();
    await expect(postalCode).toHaveAccessibleDescription(
      'Postleitzahl A-1010 gehört zu Österreich, nicht zu Deutschland.',
    );
    await userEvent.clear(postalCode);
    await userEvent.type(postalCode, 'D-01067');
    await expect(postalCode).toBeValid();
  },
};

/** A star at one of two fields, of which either is enough, would be wrong. */
export const SaysThatCompanyOrPersonIsNeeded: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Firma' })).not.toBeRequired();
    const person = canvas.getByRole('textbox', { name: 'Ansprechpartner' });
    await expect(person).not.toBeRequired();
    await expect(person).toHaveAccessibleDescription('Firma oder Ansprechpartner ist nötig.');
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

/** It is a question: whoever sends to a castle goes on. */
export const AsksForAHouseNumberUntilItIsThere: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    const street = canvas.getByRole('textbox', { name: /^Straße/ });
    await userEvent.type(street, 'Straße des 17. Juni');
    await expect(await canvas.findByText(/^Hausnummer fehlt\?/)).toBeVisible();
    await expect(street).toBeValid();
    await userEvent.type(street, ' 135');
    await waitFor(() => expect(canvas.queryByText(/^Hausnummer fehlt\?/)).toBeNull());
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

const senderless = {
  ...blank,
  initialInput: { ...blank.initialInput, from: blank.initialInput.to, linkedSenderId: null },
};

function Retrying(props: NewShipmentProps) {
  const [defaultSender, setSender] = useState<typeof blank.defaultSender>(failed);
  return (
    <NewShipment
      {...props}
      state={{ ...senderless, defaultSender }}
      callbacks={{ ...props.callbacks, onRetrySenders: () => setSender(blank.defaultSender) }}
    />
  );
}

/** The usual sender comes late, and nobody has entered one meanwhile. */
export const FillsInTheUsualSenderOnceItIsThere: Story = {
  render: (args) => <Retrying {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen (Absenderadressen)' }));
    await expect(canvas.getAllByRole('textbox', { name: 'Firma' })[0]).toHaveValue(
      blank.initialInput.from.companyName,
    );
    await expect(announcer(canvas)).toHaveTextContent(/Kontakt übernommen/);
    await expectReported(args, { linkedSenderId: blank.initialInput.linkedSenderId });
  },
};

export const LeavesASenderThatSomebodyHasEntered: Story = {
  render: (args) => <Retrying {...args} />,
  play: async ({ canvas }) => {
    const [company] = canvas.getAllByRole('textbox', { name: /^Ort/ });
    if (company) await userEvent.type(company, 'Kiel');
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen (Absenderadressen)' }));
    await expect(company).toHaveValue('Kiel');
    await expect(announcer(canvas)).not.toHaveTextContent(/Kontakt übernommen/);
  },
};
