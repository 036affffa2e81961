import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { blank, domestic, filled, found } from './new-shipment-fixtures.ts';
import type { EditingState } from './new-shipment-state.ts';
import type { NewShipmentProps } from './NewShipment.tsx';
import { NewShipment } from './NewShipment.tsx';
import { type Canvas, expectReported, orderButton, storyArgs } from './story-helpers.ts';

/** What the form does while it is filled in: each story is one thing that a person does with it. */
const meta = {
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: { ...storyArgs, state: domestic },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A field of a package's row. Names hold no-break spaces, hence the dot. */
function cell(canvas: Canvas, row: number, label: string) {
  return canvas.getByRole('textbox', { name: new RegExp(`^Packstück.${row}, ${label}`) });
}

function lines(canvas: Canvas) {
  return canvas.getAllByRole('group', { name: /^Packstück/ });
}

export const DecimalComma: Story = {
  play: async ({ args, canvas }) => {
    const field = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(field);
    await userEvent.type(field, '7,25');
    await expect(field).toHaveValue('7,25');
    await expect(await canvas.findByText(/28,6.kg gesamt/)).toBeVisible();
    const { shipmentData } = domestic.initialInput;
    const packages = shipmentData.packages.map((row, index) =>
      index === 0 ? { ...row, weightKg: '7,25' } : row,
    );
    await expectReported(args, { shipmentData: { ...shipmentData, packages } });
  },
};

export const ErrorAfterLeaving: Story = {
  play: async ({ canvas }) => {
    const field = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(field);
    await userEvent.type(field, 'zwei');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Gewicht (kg): Eingabe muss eine Zahl sein');
    await userEvent.clear(field);
    await expect(field).toHaveAccessibleDescription('Gewicht (kg): Pflichtfeld');
    await userEvent.type(field, '2.5');
    await expect(field).toBeValid();
  },
};

export const SectionsByKey: Story = {
  args: { state: filled },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}');
    await expect(canvas.getByRole('heading', { name: 'Versandoptionen' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}[Digit4]{/Alt}');
    await expect(canvas.getByRole('heading', { name: 'Zoll' })).toHaveFocus();
  },
};

export const PackagesAddDuplicateRemove: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Packstück hinzufügen' }));
    await expect(lines(canvas)).toHaveLength(3);
    await expect(cell(canvas, 3, 'Anzahl')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Packstück.1 duplizieren/ }));
    await expect(lines(canvas)).toHaveLength(4);
    await expect(cell(canvas, 2, 'Gewicht')).toHaveValue('5,2');
    await expect(cell(canvas, 3, 'Gewicht')).toHaveValue('14,1');
    await userEvent.click(canvas.getByRole('button', { name: /^Packstück.3 entfernen/ }));
    await expect(cell(canvas, 3, 'Gewicht')).toHaveValue('0,5');
    const undo = await canvas.findByRole('button', { name: 'Rückgängig' });
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cell(canvas, 3, 'Gewicht')).toHaveValue('14,1');
    await expect(lines(canvas)).toHaveLength(4);
  },
};

export const LastPackageStays: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /entfernen$/ })).toBeDisabled();
  },
};

export const DocumentsLockWhatFollows: Story = {
  args: {
    state: { ...domestic, initialInput: { ...domestic.initialInput, declaredValue: '250', insured: true } },
  },
  play: async ({ args, canvas }) => {
    const description = canvas.getByRole('textbox', { name: /^Inhalt der Sendung/ });
    const value = canvas.getByRole('textbox', { name: /^Warenwert/ });
    await userEvent.click(canvas.getByRole('radio', { name: 'Dokumente' }));
    await expect(description).toHaveValue('documents');
    await expect(description).toHaveAttribute('readonly');
    await expect(description).toHaveAccessibleDescription('Wird bei Dokumenten automatisch gesetzt.');
    await expect(value).toHaveValue('0');
    const insurance = canvas.getByRole('checkbox', { name: 'Transportversicherung' });
    await expect(insurance).toBeDisabled();
    await expect(insurance).toHaveAccessibleDescription('Dokumente können nicht versichert werden.');
    await userEvent.click(orderButton(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ declaredValue: 0, description: 'documents', insured: false }),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Ware' }));
    await expect(description).toHaveValue('Messbrücke und Gewindehülsen');
    await expect(value).toHaveValue('250');
    await expect(insurance).toBeChecked();
  },
};

export const InsuranceNeedsAValue: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Transportversicherung' }));
    await userEvent.click(orderButton(canvas));
    await expect(
      await canvas.findByRole('link', { name: 'Warenwert (EUR): Pflichteingabe bei Transportversicherung' }),
    ).toBeVisible();
  },
};

export const CountryDecidesAboutTheRest: Story = {
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

export const PackstationHint: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Straße/ }), 'Packstation 145');
    await expect(await canvas.findByText(/Packstation erkannt/)).toBeVisible();
    const line = canvas.getByRole('textbox', { name: 'Adresszusatz 1' });
    await userEvent.type(line, '12345678');
    await waitFor(() => expect(canvas.queryByText(/Packstation erkannt/)).toBeNull());
  },
};

export const SenderEditedAndSwapped: Story = {
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

export const NeutralSenderIsRequired: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Neutraler Versand' }));
    const select = canvas.getByRole('combobox', { name: /^Neutrale Versandadresse/ });
    await userEvent.click(orderButton(canvas));
    await expect(select).toHaveAccessibleDescription(/^Pflichtfeld/);
    await userEvent.selectOptions(select, 'con_neutralKiel');
    await expect(select).toBeValid();
  },
};

/** The search with answers, as the app gives them. */
function Searching(props: NewShipmentProps) {
  const [search, setSearch] = useState<EditingState['search']>(null);
  const onSearchParties: NewShipmentProps['callbacks']['onSearchParties'] = (text, side) => {
    props.callbacks.onSearchParties(text, side);
    setSearch({ ...found, text, side });
  };
  return (
    <NewShipment
      {...props}
      state={{ ...blank, search }}
      callbacks={{ ...props.callbacks, onSearchParties }}
    />
  );
}

export const RecipientFromTheAddressBook: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'löw');
    await expect(args.callbacks.onSearchParties).toHaveBeenLastCalledWith('löw', 'to');
    await screen.findByRole('option', { name: /Zahntechnik Löwenstein/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('textbox', { name: /^Ort/ })).toHaveValue('Schwäbisch Gmünd');
    await expect(canvas.getByText('Aus dem Adressbuch')).toBeVisible();
    await expectReported(args, { linkedRecipientId: 'con_loewenstein' });
  },
};

export const PlaceFromTheSuggestions: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    const street = canvas.getByRole('textbox', { name: /^Straße/ });
    await userEvent.type(street, 'Hauptstraße 1');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Kontakt oder Adresse suchen' }), 'löw');
    await userEvent.click(await screen.findByRole('option', { name: /74245 Löwenstein/ }));
    await expect(canvas.getByRole('textbox', { name: /^Postleitzahl/ })).toHaveValue('74245');
    await expect(street).toHaveValue('Hauptstraße 1');
  },
};

/** Saturday delivery follows a Friday until somebody decides about it. */
export const SaturdayFollowsFriday: Story = {
  args: { state: blank },
  play: async ({ args, canvas }) => {
    const saturday = canvas.getByRole('checkbox', { name: 'Samstagszustellung' });
    await expect(saturday).toBeChecked();
    await expect(saturday).toHaveAccessibleDescription(
      'Freitag gewählt: Samstagszustellung ist vorausgewählt.',
    );
    const day = canvas.getAllByRole('spinbutton')[0] ?? canvas.getByRole('group', { name: /Zustelltag/ });
    await userEvent.click(day);
    await userEvent.keyboard('23');
    await expect(saturday).not.toBeChecked();
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(saturday).toBeChecked();
    await userEvent.click(saturday);
    await userEvent.click(day);
    await userEvent.keyboard('23');
    await userEvent.click(day);
    await userEvent.keyboard('27');
    await expect(saturday).not.toBeChecked();
    await waitFor(() => expect(args.callbacks.onChange).toHaveBeenCalled());
  },
};
