import type { Meta, StoryObj } from '@storybook/react-vite';
import { limits } from 'contract';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { swiss } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { bridge, declaring, field, type Item, positions, sample, sleeve } from './story-customs.ts';
import { domesticArgs, expectReported, orderButton } from './story-helpers.ts';

/** What customs want to know: why, position by position, and which papers follow from it. */
const meta = {
  component: NewShipment,
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** As section 4 appears: one position to type into. */
export const CustomsAsked: Story = {
  args: { state: swiss },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Für die Schweiz sind Zollangaben erforderlich.')).toBeVisible();
    await expect(positions(canvas)).toHaveLength(1);
  },
};

/** No label of a line is so long that its field alone sinks. */
export const FieldsOnOneLine: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w768' } },
  args: { state: declaring([sample]) },
  play: async ({ canvas }) => {
    const top = (label: RegExp) => field(canvas, 1, label).getBoundingClientRect().top;
    await expect(top(/^Nettogewicht/)).toBe(top(/^Menge/));
  },
};

/** A place of the own country that lies outside. */
export const CustomsWithinTheCountry: Story = {
  args: {
    state: declaring([sample], {
      declaredValue: '120',
      to: {
        ...swiss.initialInput.to,
        address: {
          ...swiss.initialInput.to.address,
          countryCode: 'DE',
          postalCode: '27498',
          city: 'Helgoland',
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Zielort liegt auf Helgoland \(PLZ.27498\).*nicht zum Zollgebiet der EU\.$/),
    ).toBeVisible();
  },
};

/** Washers that weigh less than a gram each, and three pieces that cost ten euros together. */
export const CustomsTogether: Story = {
  args: {
    state: declaring(
      [
        { ...sample, description: 'Washers M3', quantity: '500', netWeightKg: '0,0004', valueEur: '0,02' },
        { ...sample, quantity: '3', netWeightKg: '1', valueEur: '10', isTotal: true },
      ],
      { declaredValue: '20' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^gesamt 0,2.kg · 10,00.€$/)).toBeVisible();
    await expect(canvas.getByText(/^je Stück 0,3333.kg · 3,3333.€$/)).toBeVisible();
    await expect(field(canvas, 2, /^Wert gesamt \(EUR\)/)).toHaveValue('10');
    await expect(canvas.getByText(/^503.Stk · 1,2.kg netto · 20,00.€/)).toBeVisible();
  },
};

/** A light parcel of little value: the small declaration is enough. */
export const CustomsSmall: Story = {
  args: {
    state: declaring([sample], {
      declaredValue: '120',
      ddp: true,
      shipmentData: {
        ...swiss.initialInput.shipmentData,
        packages: swiss.initialInput.shipmentData.packages.slice(0, 1).map((row) => ({
          ...row,
          amount: '1',
          weightKg: '1,2',
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Es genügt die Zollinhaltserklärung CN22/)).toBeVisible();
  },
};

/** A pallet above a ton. */
export const CustomsByWeight: Story = {
  args: {
    state: declaring([{ ...sample, quantity: '10', netWeightKg: '105' }], {
      declaredValue: '600',
      shipmentData: {
        ...swiss.initialInput.shipmentData,
        packages: swiss.initialInput.shipmentData.packages.slice(0, 1).map((row) => ({
          ...row,
          packaging: 'pallet_non_loadable' as const,
          amount: '2',
          weightKg: '550',
        })),
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Über 1\.000.kg Nettogewicht ist eine elektronische/)).toBeVisible();
  },
};

/** Nothing was filled in: each message stands at its field, and the summary names the position. */
export const CustomsMissing: Story = {
  args: { state: swiss },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    const summary = await canvas.findByRole('region', { name: /Ergänzen oder korrigieren Sie/ });
    await expect(
      within(summary).getByRole('link', { name: /^Position.1, Warentarifnummer: Pflichtfeld/ }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Warenwert/ })).toHaveAccessibleDescription(
      /Pflichteingabe bei Versand ins EU-Ausland \(Zoll\)/,
    );
    await expect(field(canvas, 1, /^Warentarifnummer/)).toHaveAccessibleDescription(/Pflichtfeld/);
  },
};

/** The positions are worth something else than is declared, and weigh more than the packages. */
export const CustomsDiffer: Story = {
  args: { state: declaring([{ ...bridge, quantity: '9' }, sleeve], { declaredValue: '1.000' }) },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    await expect(
      await canvas.findByText(/^Die Positionen wiegen zusammen 42,9.kg, die Packstücke nur 24,5.kg\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /^Warenwert/ })).toHaveAccessibleDescription(
      /Die Positionen ergeben zusammen 3\.030,00.€\./,
    );
  },
};

/** A number that is too short, and one that is none. */
export const CustomsWrong: Story = {
  args: {
    state: declaring([{ ...sample, tariffNumber: '3926', quantity: '1,5', netWeightKg: '1.200' }], {
      declaredValue: '120',
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    await waitFor(() =>
      expect(field(canvas, 1, /^Warentarifnummer/)).toHaveAccessibleDescription(
        /Geben Sie 6, 8, 10 oder 11 Ziffern ein\./,
      ),
    );
    await expect(field(canvas, 1, /^Menge/)).toHaveAccessibleDescription(/Eingabe muss Ganzzahl sein/);
  },
};

/** No piece weighs more than a pallet takes, be it weighed by itself or with the others. */
export const SaysWhatAPieceMayWeigh: Story = {
  args: { state: declaring([{ ...sample, netWeightKg: '1200' }], { declaredValue: '120' }) },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(orderButton(canvas));
    const [told] = await canvas.findAllByText(/Höchstens 1\.000.kg je.Stück/);
    await expect(told).toBeVisible();
  },
};

export const CustomsRemoved: Story = {
  args: { state: declaring([bridge, sleeve], { declaredValue: '1480' }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Position.2 entfernen$/ }));
    await expect(canvas.getByText(/^Position.2 entfernt\./)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: '1.240,00\u00A0€ als Warenwert übernehmen' }),
    ).toBeVisible();
  },
};

/** As many positions as a declaration takes. */
export const TakesNoMoreThanItsPositions: Story = {
  tags: ['interaction'],
  args: {
    state: declaring(
      Array.from({ length: limits.customsItems }, () => sleeve),
      { declaredValue: '4800' },
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Position hinzufügen' })).toBeDisabled();
    await expect(canvas.getByText(/^Mehr als 20.Positionen sind nicht möglich\.$/)).toBeVisible();
  },
};

/** The platform judges anew, and its complaints about the list as a whole stand below the positions. */
export const CustomsRefused: Story = refused('Fügen Sie mindestens eine Position hinzu.');
export const CustomsRefusedAsTooMany: Story = refused('Höchstens 20\u00A0Positionen');

function refused(message: string): Story {
  return {
    args: {
      state: {
        ...declaring([sample], { declaredValue: '120' }),
        submission: {
          kind: 'failed',
          intent: 'order',
          failure: 'invalid',
          status: 422,
          at: '2026-11-20T13:05:00.000Z',
          fields: [{ path: ['customs', 'items'], message }],
        },
      },
    },
    play: async ({ canvas }) => {
      const words = message.replaceAll('\u00A0', ' ');
      const shown = await canvas.findAllByText((text) => text.endsWith(words));
      await expect(shown[0]).toBeVisible();
    },
  };
}

export const AddsDuplicatesAndRemovesPositions: Story = {
  args: { state: declaring([sample], { declaredValue: '120' }) },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Position hinzufügen' }));
    await expect(field(canvas, 2, /^Warenbeschreibung/)).toHaveFocus();
    await userEvent.keyboard('Cable');
    await userEvent.click(canvas.getByRole('button', { name: /^Position.1 duplizieren$/ }));
    await expect(field(canvas, 2, /^Warenbeschreibung/)).toHaveValue('Plastic housing, sample');
    await expect(field(canvas, 2, /^Warenbeschreibung/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Position.3 entfernen$/ }));
    const undo = canvas.getByRole('button', { name: 'Rückgängig' });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await expect(field(canvas, 3, /^Warenbeschreibung/)).toHaveValue('Cable');
    const row = expect.objectContaining({ description: 'Cable' }) as unknown as Item;
    await expectReported(args, { customs: { reason: 'sale', items: [sample, sample, row] } });
  },
};

/** The figures stay as they were typed; what they mean is what changes. */
export const TakesWeightAndValueOfAllPieces: Story = {
  args: { state: declaring([{ ...sample, quantity: '3', valueEur: '10' }], { declaredValue: '10' }) },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /^30,00.€ als Warenwert/ })).toBeVisible();
    await userEvent.click(
      canvas.getByRole('checkbox', { name: 'Gewicht und Wert für alle Stücke zusammen angeben' }),
    );
    await expect(field(canvas, 1, /^Wert gesamt/)).toHaveValue('10');
    await expect(canvas.queryByRole('button', { name: /als Warenwert übernehmen$/ })).toBeNull();
    const row = { ...sample, quantity: '3', valueEur: '10', isTotal: true };
    await expectReported(args, { customs: { reason: 'sale', items: [row] } });
  },
};

/** What the positions come to need not be typed again. */
export const AdoptsTheSumAsDeclaredValue: Story = {
  args: { state: declaring([bridge, sleeve]) },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: '1.480,00\u00A0€ als Warenwert übernehmen' }),
    );
    const value = canvas.getByRole('textbox', { name: /^Warenwert/ });
    await expect(value).toHaveValue('1.480,00');
    await expect(value).toHaveFocus();
    await expectReported(args, { declaredValue: '1.480,00' });
    await expect(canvas.queryByRole('button', { name: /als Warenwert übernehmen$/ })).toBeNull();
  },
};

/** A slip in the country costs nothing; what customs do not ask for is not sent. */
export const KeepsPositionsWhileTheDestinationChanges: Story = {
  args: { state: declaring([sample], { declaredValue: '120' }) },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const country = canvas.getByRole('combobox', { name: /^Land/ });
    await userEvent.selectOptions(country, 'AT');
    await waitFor(() => expect(positions(canvas)).toHaveLength(0));
    await userEvent.selectOptions(country, 'CH');
    await waitFor(() => expect(positions(canvas)).toHaveLength(1));
    await expect(field(canvas, 1, /^Warenbeschreibung/)).toHaveValue('Plastic housing, sample');
  },
};
