import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AppPage } from '../../../stories/AppPage.tsx';
import { blank, failed, filled, found } from './new-shipment-fixtures.ts';
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

const addressNames = [/^Postleitzahl/, /^Ort/, /^Bundesland/, /^E-Mail/, /^Telefon/];

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
    for (const name of addressNames) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};

/** Wherever sender, recipient and rates leave little room beside one another. */
export const ShowsAddressesInFullInANarrowCard: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <div style={{ width: 'var(--form-width)' }}>
      <NewShipment {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const width of [1212, 1200, 1126]) {
      canvasElement.style.setProperty('--form-width', `${width}px`);
      for (const name of addressNames) {
        const field = canvas.getByRole('textbox', { name });
        await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
      }
    }
  },
};

/** „Im Adressbuch speichern“ stands beside the way to more lines, or below it where both have no room. */
export const KeepsTheWordsBelowTheAddressApart: Story = {
  args: { state: blank },
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <div style={{ width: 'var(--form-width)' }}>
      <NewShipment {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const width of [1440, 1320, 1264, 1200, 1126]) {
      canvasElement.style.setProperty('--form-width', `${width}px`);
      const more = canvas
        .getByRole('button', { name: 'Firma (Zusatz), Adresszusatz' })
        .getBoundingClientRect();
      const save = canvas.getByText('Im Adressbuch speichern').getBoundingClientRect();
      const isBeside = save.left >= more.right;
      const isBelow = save.top >= more.bottom;
      await expect(isBeside || isBelow).toBe(true);
    }
  },
};

export const ShowsAddressesInFullOnAPhone: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    for (const name of addressNames) {
      const field = canvas.getByRole('textbox', { name });
      await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    }
  },
};

/** What is wrong with the town moves neither the postcode nor the region. */
export const KeepsTheRowWhenTheTownIsMissing: Story = {
  args: { state: filled },
  globals: { viewport: { value: 'w1440' } },
  render: (args) => (
    <AppPage drawer={null}>
      <NewShipment {...args} />
    </AppPage>
  ),
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: /^Ort/ });
    await userEvent.clear(city);
    await userEvent.tab();
    await expect(await canvas.findByText('Pflichtfeld')).toBeVisible();
    const { top } = city.getBoundingClientRect();
    const postalCode = canvas.getByRole('textbox', { name: /^Postleitzahl/ });
    await expect(postalCode.getBoundingClientRect().top).toBe(top);
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
