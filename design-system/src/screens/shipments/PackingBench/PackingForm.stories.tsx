import type { Meta, StoryObj } from '@storybook/react-vite';
import { addresses } from 'contract/fixtures';
import { expect, screen, userEvent } from 'storybook/test';
import { unavailable } from '../NewShipment/mode-fixtures.ts';
import { domestic } from '../NewShipment/new-shipment-fixtures.ts';
import type { EditingState } from '../NewShipment/new-shipment-state.ts';
import { cell } from '../NewShipment/story-helpers.ts';
import { formArgs } from './packing-bench-fixtures.ts';
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

/** Only the press of the button is missing. */
const complete: EditingState = {
  ...domestic,
  mode: 'complete',
  formKey: 'complete',
  draft: { savedAt: null, restoredFrom: null, storage: 'ok' },
};
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
  },
};

/** What whoever packs has to know, with what is dangerous first. */
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
        shipmentData: { ...initialInput.shipmentData, isSaturdayDelivery: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diese Sendung enthält Gefahrgut.')).toBeVisible();
    await expect(canvas.getByText('Warenbezeichnung')).toBeVisible();
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

/** The press that ends the parcel needs no scrolling, and every carrier's name stays within its column. */
export const ActionsInSight: Story = {
  tags: ['interaction'],
  args: { state: { ...complete, formKey: 'in-sight' } },
  play: async ({ canvas }) => {
    const { top, bottom } = canvas
      .getByRole('button', { name: /^Abschließen und drucken/ })
      .getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    for (const mark of canvas.getAllByText('FedEx')) {
      await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth);
    }
  },
};
