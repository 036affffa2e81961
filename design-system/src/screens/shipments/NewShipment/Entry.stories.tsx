import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAddressBlock, limits } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ShortcutList } from '../../shell/ShortcutList/ShortcutList.tsx';
import { blank, domestic, filled } from './new-shipment-fixtures.ts';
import { NewShipment } from './NewShipment.tsx';
import { cell, expectReported, lines, domesticArgs, orderButton } from './story-helpers.ts';

/** What the form does while it is filled in: each story is one thing that a person does with it. */
const meta = {
  component: NewShipment,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: domesticArgs,
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReadsADecimalComma: Story = {
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

/** Half a piece is none, and a sum without it would be wrong too. */
export const AddsUpNothingWhileARowIsWrong: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/kg gesamt/)).toBeVisible();
    const field = cell(canvas, 1, 'Anzahl');
    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(/kg gesamt/)).toBeNull());
    await userEvent.clear(field);
    await userEvent.type(field, '2');
    await expect(await canvas.findByText(/kg gesamt/)).toBeVisible();
  },
};

export const ShowsAnErrorAfterLeaving: Story = {
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

/** A letter has its weight too; less is a slip of the fingers. */
export const RefusesAWeightThatNobodyDispatches: Story = {
  play: async ({ canvas }) => {
    const field = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(field);
    await userEvent.type(field, '0,05');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription(/^Gewicht \(kg\): Mindestens 0,1.kg$/);
  },
};

/** What stands there is a proposal: a click takes it up whole, as Tab does, and a second one sets the caret. */
export const ReplacesANumberAfterAClick: Story = {
  args: { state: blank },
  play: async ({ canvas }) => {
    const length = cell(canvas, 1, 'Länge');
    await expect(length).toHaveValue('3');
    await userEvent.click(length);
    await userEvent.keyboard('40');
    await expect(length).toHaveValue('40');
    await userEvent.click(length);
    await userEvent.keyboard('0');
    await expect(length).toHaveValue('400');
  },
};

/** „1.200“ is twelve hundred to a person and one and a fifth to a scale. */
export const AsksWhatALonePointMeans: Story = {
  play: async ({ canvas }) => {
    const weight = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(weight);
    await userEvent.type(weight, '1.200');
    await userEvent.tab();
    await expect(weight).toHaveAccessibleDescription(/Meinen Sie 1200 oder 1,2\?/);
    await userEvent.clear(weight);
    await userEvent.type(weight, '1,200');
    await expect(weight).toBeValid();
  },
};

/** The unit of its own field may stand beside a number that was pasted; another one is asked to be converted. */
export const TakesTheUnitOfTheField: Story = {
  play: async ({ canvas }) => {
    const weight = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(weight);
    await userEvent.type(weight, '500 g');
    await userEvent.tab();
    await expect(weight).toHaveAccessibleDescription(/Geben Sie den Wert in kg an\./);
    await userEvent.clear(weight);
    await userEvent.paste('1,5 kg');
    await expect(weight).toBeValid();
  },
};

/** An empty sender is open for input from the beginning; who closes it is told. */
export const SaysThatThereIsNoSender: Story = {
  args: {
    state: { ...blank, initialInput: { ...blank.initialInput, from: emptyAddressBlock('DE') } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Fertig/ }));
    await expect(canvas.getByText(/^Noch kein Absender\. Wählen Sie/)).toBeVisible();
  },
};

const focused = () => document.activeElement as HTMLElement;

export const GoesToSectionsByKey: Story = {
  args: { state: filled },
  play: async ({ canvas }) => {
    const inside = (name: string) => canvas.getByRole('region', { name });
    await userEvent.keyboard('{Alt>}[Digit1]{/Alt}');
    const [search] = within(inside('Empfänger')).getAllByRole('combobox');
    await expect(search).toHaveAccessibleName('Kontakt oder Adresse suchen');
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Alt>}[Digit2]{/Alt}');
    const length = cell(canvas, 1, 'Länge');
    await expect(length).toHaveFocus();
    // What is typed comes in place of what stands there.
    await userEvent.keyboard('41');
    await expect(length).toHaveValue('41');
    await userEvent.keyboard('{Alt>}[Digit3]{/Alt}');
    await expect(inside('Versandoptionen')).toContainElement(focused());
    await expect(focused()).not.toBe(canvas.getByRole('heading', { name: 'Versandoptionen' }));
    await userEvent.keyboard('{Alt>}[Digit4]{/Alt}');
    await expect(inside('Zoll')).toContainElement(focused());
    await expect(focused()).not.toBe(canvas.getByRole('heading', { name: 'Zoll' }));
    await userEvent.keyboard('{Alt>}[Digit5]{/Alt}');
    await expect(canvas.getByRole('radio', { name: /^DHL Paket International/ })).toHaveFocus();
  },
};

/** As long as there is no field the heading is led to. */
export const GoesToTheHeadingWhereThereAreNoRates: Story = {
  args: { state: blank },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Alt>}[Digit5]{/Alt}');
    await expect(canvas.getByRole('heading', { name: 'Zusammenfassung und Tarife' })).toHaveFocus();
  },
};

/** The list of keys has those of the form: only of sections that are there. */
export const ListsItsKeys: Story = {
  args: { state: domestic },
  render: (args) => (
    <>
      <NewShipment {...args} />
      <ShortcutList isOpen onOpenChange={fn()} areLettersOn={false} onLettersChange={fn()} />
    </>
  ),
  play: async () => {
    const list = within(await screen.findByRole('region', { name: 'Auf dieser Seite' }));
    await expect(list.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Zum Abschnitt „Absender und Empfänger“',
      'Zum Abschnitt „Inhalt und Packstücke“',
      'Zum Abschnitt „Versandoptionen“',
      'Zum Abschnitt „Zusammenfassung und Tarife“',
      'Sendung beauftragen',
    ]);
    await expect(list.getByText('Strg+Enter', { ignore: 'kbd' })).toBeInTheDocument();
  },
};

export const AddsDuplicatesAndRemovesPackages: Story = {
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

const [row] = domestic.initialInput.shipmentData.packages;

export const StopsAtTheLimitOfRows: Story = {
  args: {
    state: {
      ...domestic,
      initialInput: {
        ...domestic.initialInput,
        shipmentData: {
          ...domestic.initialInput.shipmentData,
          packages: row ? Array.from({ length: limits.packageRows }, () => ({ ...row, amount: '1' })) : [],
        },
      },
      submission: {
        kind: 'failed',
        intent: 'order',
        failure: 'invalid',
        at: FIXTURE_NOW,
        fields: [{ path: ['shipmentData', 'packages'], message: 'Höchstens 50\u00A0Packstücke' }],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Packstück hinzufügen' })).toBeDisabled();
    const [said] = await canvas.findAllByText(/Höchstens 50 Packstücke$/);
    await expect(said).toBeVisible();
  },
};

export const LocksForDocumentsAndGivesBack: Story = {
  args: {
    state: { ...domestic, initialInput: { ...domestic.initialInput, declaredValue: '250', insured: true } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dokumente' }));
    await userEvent.click(orderButton(canvas));
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ declaredValue: 0, description: 'documents', insured: false }),
      expect.anything(),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Ware' }));
    await expect(canvas.getByRole('textbox', { name: /^Inhalt der Sendung/ })).toHaveValue(
      'Messbrücke und Gewindehülsen',
    );
    await expect(canvas.getByRole('textbox', { name: /^Warenwert/ })).toHaveValue('250');
    await expect(canvas.getByRole('checkbox', { name: 'Transportversicherung' })).toBeChecked();
  },
};

/** An organisation insures from a value on; whoever takes it back has decided. */
export const InsuresFromAValueOn: Story = {
  args: { state: { ...domestic, insuredFromEur: 500 } },
  play: async ({ canvas }) => {
    const insured = canvas.getByRole('checkbox', { name: 'Transportversicherung' });
    await expect(insured).not.toBeChecked();
    const value = canvas.getByRole('textbox', { name: /^Warenwert/ });
    await userEvent.clear(value);
    await userEvent.type(value, '600');
    await waitFor(() => expect(insured).toBeChecked());
    await expect(
      await canvas.findByText(/^Transportversicherung ist ab 500,00.€ Warenwert vorausgewählt\.$/),
    ).toBeInTheDocument();
    await userEvent.click(insured);
    await userEvent.type(value, '0');
    await expect(insured).not.toBeChecked();
  },
};

export const AsksForTheValueOfWhatIsInsured: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Transportversicherung' }));
    await userEvent.click(orderButton(canvas));
    await expect(
      await canvas.findByRole('link', { name: 'Warenwert (EUR): Pflichteingabe bei Transportversicherung' }),
    ).toBeVisible();
  },
};
