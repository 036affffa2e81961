import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { at, benchArgs, formArgs, labelShown, ordered, steps } from './packing-bench-fixtures.ts';
import { PackingBench, type PackingBenchState } from './PackingBench.tsx';
import { PackingForm } from './PackingForm.tsx';

/** What the keys of a scanner and of a person do at the bench. */
const meta = {
  component: PackingBench,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...benchArgs, state: at(steps.waiting) },
} satisfies Meta<typeof PackingBench>;

export default meta;
type Story = StoryObj<typeof meta>;

const scanField = () =>
  screen.findByRole('textbox', { name: 'Referenz, Auftragsnummer oder Sendungsnummer scannen' });

/** Types with no time between the keys and long after what was typed before, however busy the machine is. */
async function asScanner(type: () => Promise<unknown>): Promise<void> {
  const pressedAt = spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now() + 1000);
  try {
    await type();
  } finally {
    pressedAt.mockRestore();
  }
}

export const TellsWhatWasScanned: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const field = await scanField();
    await userEvent.type(field, ' LO-104512{Enter}');
    await expect(args.callbacks.onScan).toHaveBeenCalledWith('LO-104512');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Enter}');
    await expect(args.callbacks.onScan).toHaveBeenCalledOnce();
  },
};

/** What was completed last, unless a parcel is in hand. */
export const PrintsAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: `Etikett erneut drucken: ${ordered.trackingNumber}` }),
    );
    await expect(args.callbacks.onPrintAgain).toHaveBeenCalledWith(ordered);
  },
};

/** Letters are the scanner's, wherever somebody has pressed last. */
export const TakesKeysFromAnywhere: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const field = await scanField();
    await waitFor(() => expect(field).toHaveFocus());
    const toggle = canvas.getByRole('switch', { name: 'Signalton' });
    await userEvent.click(toggle);
    toggle.blur();
    await userEvent.keyboard('N4711{Enter}');
    await expect(field).toHaveFocus();
    await expect(args.callbacks.onScan).toHaveBeenCalledWith('N4711');
  },
};

/** A digit that stands alone chooses; one that begins a number does not. */
export const ChoosesByADigit: Story = {
  tags: ['interaction'],
  args: { state: at(steps.several) },
  play: async ({ args }) => {
    const field = await scanField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('24711{Enter}');
    await expect(args.callbacks.onScan).toHaveBeenCalledWith('24711');
    await expect(args.callbacks.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('2');
    await waitFor(() => expect(args.callbacks.onChoose).toHaveBeenCalledWith(ordered));
    await expect(field).toHaveValue('');
  },
};

/** The next parcel is scanned while the weight of this one has the focus. */
export const TakesAScanOutOfTheWeight: Story = {
  tags: ['interaction'],
  args: { state: at(steps.completing), form: <PackingForm {...formArgs} /> },
  play: async ({ args, canvas }) => {
    const weight = (await canvas.findAllByRole('textbox', { name: /Gewicht/ }))[0] as HTMLInputElement;
    await waitFor(() => expect(weight).toHaveFocus());
    await userEvent.keyboard('2,5');
    await asScanner(() => userEvent.keyboard('LO-104513{Enter}'));
    await expect(args.callbacks.onScan).toHaveBeenCalledWith('LO-104513');
    await expect(weight).toHaveValue('2,5');
    await asScanner(() => userEvent.keyboard('LO-104514{Tab}'));
    await expect(args.callbacks.onScan).toHaveBeenLastCalledWith('LO-104514');
    await expect(weight).toHaveValue('2,5');
    await expect(weight).toHaveFocus();
  },
};

/** In its own field too. */
export const EndsWithTab: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    const field = await scanField();
    await waitFor(() => expect(field).toHaveFocus());
    await asScanner(() => userEvent.keyboard('LO-104515{Tab}'));
    await expect(args.callbacks.onScan).toHaveBeenCalledWith('LO-104515');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const ComesBackToTheField: Story = {
  tags: ['interaction'],
  render: function Closing(args) {
    const [state, setState] = useState<PackingBenchState>(labelShown);
    const close = () =>
      setState(at({ kind: 'waiting', result: { kind: 'printed', shipment: ordered, isReprint: false } }));
    return <PackingBench {...args} state={state} callbacks={{ ...args.callbacks, onCloseLabel: close }} />;
  },
  play: async () => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(async () => expect(await scanField()).toHaveFocus());
  },
};
