import type { Meta, StoryObj } from '@storybook/react-vite';
import { addresses } from 'contract/fixtures';
import { expect, type fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { unavailable } from '../NewShipment/mode-fixtures.ts';
import type { EditingState } from '../NewShipment/new-shipment-state.ts';
import { cell } from '../NewShipment/story-helpers.ts';
import { complete, formArgs } from './packing-bench-fixtures.ts';
import { PackingForm } from './PackingForm.tsx';

/** The form of the packing bench; the bench itself stands around it. */
const meta = {
  component: PackingForm,
  tags: ['part'],
  parameters: { layout: 'padded' },
  globals: { density: 'packplatz' },
  args: formArgs,
} satisfies Meta<typeof PackingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const { initialInput } = complete;

export const Loading: Story = {
  args: { state: { kind: 'loading', mode: 'complete' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Vorlage wird geladen …')).toBeVisible();
  },
};

export const Complete: Story = {
  args: { state: complete },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Empfänger' })).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /Firma|Ort/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Vorlage speichern' })).toBeNull();
    await expect(canvas.getByText('In der Vorlage gewählt.')).toBeVisible();
  },
};

/** What whoever packs has to know, with what the template itself says first. */
export const Notes: Story = {
  args: {
    state: {
      ...complete,
      formKey: 'notes',
      initialInput: {
        ...initialInput,
        dangerous: true,
        insured: true,
        neutralShipment: true,
        goodsDescription1: 'Lithium-Ionen-Batterien',
        packingNotes: 'Zwei Lagen Luftpolster, Lieferschein obenauf',
        shipmentData: { ...initialInput.shipmentData, isSaturdayDelivery: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Sendung enthält Gefahrgut.')).toBeVisible();
    await expect(canvas.getByText('Warenbezeichnung')).toBeVisible();
    const notes = within(canvas.getByRole('region', { name: 'Hinweise' }));
    const packing = notes.getByText('Zwei Lagen Luftpolster, Lieferschein obenauf');
    // A line among the others would be overlooked.
    await expect(packing.closest('dl')).toBeNull();
  },
};

/** Customs are asked in the full form, which goes on with the same input. */
export const LacksWhatIsNotAskedHere: Story = {
  args: {
    state: {
      ...complete,
      formKey: 'gaps',
      initialInput: { ...initialInput, description: '', to: addresses.bahia },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hier lässt sich diese Vorlage nicht abschließen.')).toBeVisible();
    await expect(
      canvas.getByText(/Es fehlen Angaben, die der Packplatz nicht zeigt: .*Inhalt der Sendung/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Im vollständigen Formular öffnen' })).toHaveAttribute(
      'href',
      formArgs.fullFormHref,
    );
  },
};

export const Settled: Story = { args: { state: { ...unavailable.settled, mode: 'complete' } } };

export const CompletesByKeyboard: Story = {
  tags: ['interaction'],
  args: { state: complete },
  play: async ({ args, canvas }) => {
    const weight = cell(canvas, 1, 'Gewicht');
    await userEvent.clear(weight);
    await userEvent.type(weight, '4,2');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isAvis: false }),
      expect.objectContaining({ intent: 'order', saveRecipient: false }),
    );
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};

const undecided: EditingState = {
  ...complete,
  formKey: 'undecided',
  initialInput: { ...initialInput, carrier: '', carrierProduct: '', carrierProductCode: '' },
};

/** A rule has chosen, and says why; the others are not in the way. */
export const PresetTariff: Story = {
  args: {
    state: {
      ...undecided,
      formKey: 'no-such-day',
      initialInput: {
        ...undecided.initialInput,
        shipmentData: { ...initialInput.shipmentData, requestedDeliveryDate: '2026-11-20' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Vorausgewählt: der günstigste Tarif. Keiner stellt am gewünschten Tag zu (Fr., 20.11.).',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A day on which the cheapest of all does not arrive, and others do. */
export const PresetForTheDay: Story = {
  args: {
    state: {
      ...undecided,
      formKey: 'for-the-day',
      initialInput: {
        ...undecided.initialInput,
        shipmentData: { ...initialInput.shipmentData, requestedDeliveryDate: '2026-11-23' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Vorausgewählt: der günstigste Tarif mit Zustellung am Mo., 23.11.'),
    ).toBeVisible();
  },
};

/** As long as a carrier has not answered, nobody knows which is the cheapest. */
export const ChoosingTariff: Story = {
  args: {
    state: {
      ...undecided,
      formKey: 'choosing',
      rates: { kind: 'asked', carriers: [{ status: 'loading', carrier: 'DHL' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tarife werden abgefragt …')).toBeVisible();
  },
};

/** By finger, and by the arrow keys; never below one piece. Tab leads past the buttons to the sizes. */
export const CountsPieces: Story = {
  tags: ['interaction'],
  args: { state: { ...complete, formKey: 'counting' } },
  play: async ({ args, canvas }) => {
    const amount = cell(canvas, 1, 'Anzahl');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1');
    const fewer = canvas.getByRole('button', { name: 'Packstück\u00A01, Anzahl verringern' });
    const more = canvas.getByRole('button', { name: 'Packstück\u00A01, Anzahl erhöhen' });
    await userEvent.click(fewer);
    await expect(amount).toHaveValue('1');
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(amount).toHaveValue('3');
    amount.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(amount).toHaveValue('4');
    await userEvent.tab();
    await expect(cell(canvas, 1, 'Länge')).toHaveFocus();
    await waitFor(() =>
      expect(args.callbacks.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          shipmentData: expect.objectContaining({
            packages: [
              expect.objectContaining({ amount: '4' }),
              ...initialInput.shipmentData.packages.slice(1),
            ],
          }),
        }),
      ),
    );
  },
};

/** Another product is one press away, and stays chosen whatever the rule would choose. */
export const ChangesTheTariff: Story = {
  tags: ['interaction'],
  args: { state: { ...undecided, formKey: 'changing' } },
  play: async ({ args, canvas }) => {
    const change = await canvas.findByRole('button', { name: 'Versandprodukt ändern', expanded: false });
    await userEvent.click(change);
    const radios = await canvas.findAllByRole('radio', { name: /€/ });
    const other = radios.find((radio) => !(radio as HTMLInputElement).checked);
    if (!other) throw new Error('There is but one tariff');
    await userEvent.click(other);
    await expect(args.callbacks.onChooseRate).toHaveBeenLastCalledWith(
      expect.objectContaining({ carrier: other.dataset['carrier'] }),
    );
    await expect(other).toBeChecked();
    await expect(canvas.queryByText(/^Vorausgewählt/)).toBeNull();
    await userEvent.click(change);
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Nobody has typed anything yet: there is nothing to keep, and the next scan has nothing to ask about. */
export const KeepsNothingOfAPresetTariff: Story = {
  tags: ['interaction'],
  args: { state: { ...undecided, formKey: 'untouched' } },
  play: async ({ args, canvas }) => {
    await canvas.findByText(/^Vorausgewählt/);
    const reported = args.callbacks.onChange as ReturnType<typeof fn>;
    await expect(reported).not.toHaveBeenCalled();
    await userEvent.type(cell(canvas, 1, 'Gewicht'), '4');
    await waitFor(() => expect(reported).toHaveBeenCalled());
    await expect(reported.mock.calls[0]?.[0].carrier).toBe('');
  },
};

/** What was typed a moment ago is reported before the form goes. */
export const PutsBack: Story = {
  tags: ['interaction'],
  args: { state: { ...complete, formKey: 'putting-back' } },
  play: async ({ args, canvas }) => {
    await userEvent.type(cell(canvas, 1, 'Gewicht'), '7');
    await userEvent.click(canvas.getByRole('button', { name: 'Zurückstellen' }));
    await expect(args.onPutBack).toHaveBeenCalledOnce();
    await expect(args.callbacks.onChange).toHaveBeenCalled();
  },
};

/** Who is quicker than the carriers is told to wait, and not that a tariff was forgotten. */
export const WaitsForTheTariff: Story = {
  tags: ['interaction'],
  args: {
    state: {
      ...undecided,
      formKey: 'waiting',
      rates: { kind: 'asked', carriers: [{ status: 'loading', carrier: 'DHL' }] },
    },
  },
  play: async ({ args, canvas }) => {
    await canvas.findByText('Tarife werden abgefragt …');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(
      await canvas.findByText('Der Tarif wird gerade gewählt. Danach können Sie abschließen.'),
    ).toBeVisible();
    await expect(args.callbacks.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
