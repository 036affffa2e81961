import type { Meta, StoryObj } from '@storybook/react-vite';
import { emptyAddressBlock } from 'contract';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { completing, copying, editing, settled, unavailable } from './mode-fixtures.ts';
import { domesticRates } from './new-shipment-fixtures.ts';
import type { NewShipmentState, SubmissionState } from './new-shipment-state.ts';
import { NewShipment } from './NewShipment.tsx';
import { cell, storyArgs } from './story-helpers.ts';

/** The form for a shipment that is there already: copied, edited, completed, or fixed by now. */
const meta = {
  component: NewShipment,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...storyArgs, state: copying },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

const stale: SubmissionState = {
  kind: 'failed',
  intent: 'avis',
  failure: 'stale',
  status: 412,
  at: FIXTURE_NOW,
};

export const Copying: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sendung kopieren' })).toBeVisible();
    for (const name of ['Referenz 1', 'Referenz 2'])
      await expect(canvas.getByRole('textbox', { name })).toHaveValue('');
  },
};

export const LoadingACopy: Story = { args: { state: { kind: 'loading', mode: 'copy' } } };

export const EditingATemplate: Story = {
  args: { state: editing },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Vorlage LO-104447 bearbeiten' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /beauftragen/i })).toBeNull();
  },
};

export const SavesTheTemplateByKeyboard: Story = {
  args: { state: editing },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('textbox', { name: 'Referenz 2' }).focus();
    await userEvent.keyboard('K7{Control>}{Enter}{/Control}');
    await expect(args.callbacks.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ isAvis: true, referenceNumber2: 'K7' }),
      expect.objectContaining({ intent: 'avis' }),
    );
  },
};

/** It begins where the first thing is missing, and marks nothing as wrong. */
export const CompletingATemplate: Story = {
  args: { state: completing },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Vorlage LO-104447 vervollständigen' }),
    ).toBeVisible();
    await expect(
      await canvas.findByText(/^Zum Beauftragen fehlen noch: Packstück.1, Gewicht \(kg\); Tarif\.$/),
    ).toBeVisible();
    await waitFor(() => expect(cell(canvas, 1, 'Gewicht')).toHaveFocus());
    await expect(cell(canvas, 1, 'Gewicht')).toBeValid();
  },
};

export const LeadsBackToWhatIsMissing: Story = {
  args: { state: completing },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Zur ersten fehlenden Angabe' });
    canvas.getByRole('textbox', { name: 'Referenz 2' }).focus();
    await userEvent.click(button);
    await waitFor(() => expect(cell(canvas, 1, 'Gewicht')).toHaveFocus());
  },
};

export const MissesOneThing: Story = {
  args: {
    state: {
      ...completing,
      formKey: 'one',
      initialInput: { ...completing.initialInput, shipmentData: editing.initialInput.shipmentData },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Zum Beauftragen fehlt noch: Tarif.')).toBeVisible();
    // Tariffs are not there yet, and nothing else opens in their place.
    await userEvent.click(canvas.getByRole('button', { name: 'Zur ersten fehlenden Angabe' }));
    await expect(canvas.getByRole('button', { name: 'Ändern (Absender)' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

/** Most of it: the first are named, and the others counted. */
export const MissesMuch: Story = {
  args: {
    state: {
      ...completing,
      formKey: 'much',
      initialInput: {
        ...completing.initialInput,
        description: '',
        to: { ...completing.initialInput.to, address: { ...emptyAddressBlock('DE').address } },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        /^Zum Beauftragen fehlen noch: Empfänger, .+; .+; .+ und \d weitere Angaben\.$/,
      ),
    ).toBeVisible();
  },
};

/** What is there is not asked for any more. */
export const NoLongerAsksForWhatIsThere: Story = {
  args: {
    state: {
      ...completing,
      formKey: 'one with rates',
      rates: domesticRates.answered,
      initialInput: { ...completing.initialInput, shipmentData: editing.initialInput.shipmentData },
    },
  },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await canvas.findByText('Zum Beauftragen fehlt noch: Tarif.');
    const [rate] = canvas.getAllByRole('radio', { name: /netto/ });
    if (rate) await userEvent.click(rate);
    await waitFor(() => expect(canvas.queryByText(/^Zum Beauftragen fehl/)).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Zur ersten fehlenden Angabe' })).toBeNull();
  },
};

/** Two editors never replace each other's work unseen. */
export const ChangedBySomebodyElse: Story = {
  args: { state: { ...editing, submission: stale } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Die Vorlage wurde inzwischen geändert/)).toBeVisible();
  },
};

export const LoadsTheCurrentVersionOnceTheAnswerIsYes: Story = {
  args: { state: { ...editing, submission: stale } },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Aktuelle Fassung laden' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Aktuelle Fassung laden?' });
    await expect(dialog).toHaveTextContent(
      'Ihre Eingaben werden durch die aktuelle Fassung der Vorlage ersetzt.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Laden' }));
    await waitFor(() => expect(args.callbacks.onLoadCurrent).toHaveBeenCalledOnce());
  },
};

export const KeepsOnesOwnVersion: Story = {
  args: { state: { ...editing, submission: stale } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meine Fassung behalten' }));
    await expect(args.callbacks.onKeepMine).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/Beim Speichern ersetzt Ihre Fassung die aktuelle\./)).toBeVisible();
  },
};

export const KeepsOnesOwnVersionForOrdering: Story = {
  args: { state: { ...completing, submission: { ...stale, intent: 'order' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Meine Fassung behalten' }));
    await expect(canvas.getByText(/Beim Beauftragen ersetzt Ihre Fassung die aktuelle\./)).toBeVisible();
  },
};

/** Ordered by a colleague while it was being edited. */
export const OrderedMeanwhile: Story = {
  args: {
    state: { ...editing, submission: { ...stale, failure: 'settled', status: 409 } },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/ist bereits beauftragt und lässt sich nicht mehr bearbeiten/),
    ).toBeVisible();
  },
};

export const SavedOrNot: Story = {
  args: { state: { ...editing, submission: { kind: 'unknown', intent: 'avis', lookUp: 'idle' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Wir wissen nicht, ob die Vorlage gespeichert wurde/)[0]).toBeVisible();
  },
};

export const AsksBeforeChangesAreReset: Story = {
  args: { state: editing },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Eingaben zurücksetzen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Eingaben zurücksetzen?' });
    await expect(dialog).toHaveTextContent('Das Formular beginnt wieder mit den gespeicherten Angaben.');
    await expect(args.callbacks.onReset).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = { args: { state: unavailable.notFound } };

export const Failed: Story = { args: { state: unavailable.failed } };

export const AlreadyOrdered: Story = { args: { state: unavailable.settled } };

/** What is ordered is cancelled and copied. */
export const CancelsAndCopiesOnceTheAnswerIsYes: Story = {
  args: { state: unavailable.settled },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren und kopieren' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sendung stornieren?' });
    await expect(dialog).toHaveTextContent(
      'Das Versandetikett wird ungültig. Das lässt sich nicht rückgängig machen.',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sendung stornieren' }));
    await waitFor(() => expect(args.callbacks.onCancelAndCopy).toHaveBeenCalledOnce());
  },
};

function fixed(mode: 'edit' | 'complete', more: Partial<typeof settled>): NewShipmentState {
  return { kind: 'settled', mode, shipment: { ...settled, ...more } };
}

export const UnderWay: Story = {
  args: { state: fixed('edit', { status: 'transit', canCancel: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/lässt sich auch nicht mehr stornieren/)).toBeVisible();
  },
};

export const CompletedByAColleague: Story = { args: { state: fixed('complete', {}) } };

export const BeingOrdered: Story = {
  args: { state: fixed('complete', { status: 'avis', isAvis: true, ordering: 'open', canCancel: false }) },
};

export const Discarded: Story = {
  args: { state: fixed('edit', { status: 'cancelled', isAvis: true, canCancel: false }) },
};

/** The packing bench sees it, and can make nothing of it. */
export const CancelledForWhoeverMayNotCreate: Story = {
  args: {
    state: {
      kind: 'settled',
      mode: 'complete',
      shipment: {
        version: 3,
        status: 'cancelled',
        ordering: null,
        isAvis: false,
        href: settled.href,
        canCancel: false,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Kopieren' })).toBeNull();
  },
};
