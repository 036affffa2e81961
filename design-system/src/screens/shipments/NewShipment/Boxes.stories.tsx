import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { SubmitFailure } from '../../../forms/submit-failure.ts';
import { blank } from './new-shipment-fixtures.ts';
import type { Box, BoxKeeping, EditingState } from './new-shipment-state.ts';
import { NewShipment } from './NewShipment.tsx';
import { announcer, type Canvas, cell, domesticArgs } from './story-helpers.ts';

const pallet: Box = {
  id: 'box_3',
  name: 'Europalette, halbhoch',
  packaging: 'transport_crate_or_pallet',
  lengthCm: 120,
  widthCm: 80,
  heightCm: 95,
  emptyWeightKg: 22,
};
const boxes: readonly Box[] = [
  {
    id: 'box_1',
    name: 'Buchkarton',
    packaging: 'box',
    lengthCm: 25,
    widthCm: 20,
    heightCm: 10,
    emptyWeightKg: null,
  },
  {
    id: 'box_2',
    name: 'Versandkarton M',
    packaging: 'box',
    lengthCm: 40,
    widthCm: 30,
    heightCm: 20,
    emptyWeightKg: 0.4,
  },
  pallet,
];

const keeping = { keep: fn(), rename: fn(), remove: fn() } satisfies BoxKeeping;

const withBoxes = (state: EditingState, kept = boxes): EditingState => ({
  ...state,
  boxes: { kept, keeping },
});

const refused: SubmitFailure = {
  reason: 'invalid',
  at: '2026-11-20T13:05:00.000Z',
  status: 422,
  fields: [
    { path: ['name'], message: 'So heißt schon eine andere Verpackung. Wählen Sie einen anderen Namen.' },
  ],
};

/** The boxes that an organisation keeps, chosen where the packaging is and kept from a package's row. */
const meta = {
  component: NewShipment,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...domesticArgs, state: withBoxes(blank) },
  beforeEach() {
    for (const call of Object.values(keeping)) call.mockReset().mockResolvedValue(null);
  },
} satisfies Meta<typeof NewShipment>;

export default meta;
type Story = StoryObj<typeof meta>;

const packaging = (canvas: Canvas) => canvas.getByRole('combobox', { name: /^Packstück.1, Verpackung/ });
const values = (canvas: Canvas) =>
  ['Anzahl', 'Länge', 'Breite', 'Höhe', 'Gewicht'].map(
    (label) => (cell(canvas, 1, label) as HTMLInputElement).value,
  );
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** Its sides come over; what was weighed stays. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.clear(cell(canvas, 1, 'Gewicht'));
    await userEvent.type(cell(canvas, 1, 'Gewicht'), '7,25');
    await userEvent.selectOptions(packaging(canvas), 'box_2');
    await waitFor(() => expect(values(canvas)).toEqual(['1', '40', '30', '20', '7,25']));
    await expect(packaging(canvas)).toHaveDisplayValue(/^Versandkarton M \(40.×.30.×.20.cm\)$/);
    await expect(canvas.queryByRole('button', { name: /^Als eigene Verpackung speichern/ })).toBeNull();
  },
};

/** Other sides are another box again. */
export const LeftByOtherSides: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.selectOptions(packaging(canvas), 'box_3');
    await waitFor(() => expect(values(canvas).slice(1, 4)).toEqual(['120', '80', '95']));
    await userEvent.clear(cell(canvas, 1, 'Höhe'));
    await userEvent.type(cell(canvas, 1, 'Höhe'), '96');
    await waitFor(() => expect(packaging(canvas)).toHaveDisplayValue('Transportkiste oder Palette'));
  },
};

export const LighterThanTheEmptyBox: Story = {
  play: async ({ canvas }) => {
    await userEvent.selectOptions(packaging(canvas), 'box_2');
    await userEvent.clear(cell(canvas, 1, 'Gewicht'));
    await userEvent.type(cell(canvas, 1, 'Gewicht'), '0,3');
    await expect(await canvas.findByText(/^Leichter als die leere Verpackung \(0,4.kg\)/)).toBeVisible();
  },
};

/** From the row as it stands, with a name. */
export const Keeping: Story = {
  args: { state: withBoxes(blank, []) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Als eigene Verpackung speichern/ }));
    const open = await dialog('Eigene Verpackung speichern');
    await expect(open.getByRole('textbox', { name: /^Länge/ })).toHaveValue(
      (cell(canvas, 1, 'Länge') as HTMLInputElement).value,
    );
  },
};

export const Kept: Story = {
  tags: ['interaction'],
  args: { state: withBoxes(blank, []) },
  play: async ({ canvas }) => {
    const [, length, width, height] = values(canvas);
    await userEvent.click(canvas.getByRole('button', { name: /^Als eigene Verpackung speichern/ }));
    const open = await dialog('Eigene Verpackung speichern');
    await userEvent.type(open.getByRole('textbox', { name: /^Name/ }), ' Versandkarton L ');
    await userEvent.type(open.getByRole('textbox', { name: /^Leergewicht/ }), '0,65{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(keeping.keep).toHaveBeenCalledWith({
      name: 'Versandkarton L',
      packaging: 'box',
      lengthCm: Number(length),
      widthCm: Number(width),
      heightCm: Number(height),
      emptyWeightKg: 0.65,
    });
    await expect(announcer(canvas)).toHaveTextContent('Verpackung „Versandkarton L“ gespeichert.');
  },
};

export const NotKept: Story = {
  tags: ['state-failed'],
  args: { state: withBoxes(blank, []) },
  play: async ({ canvas }) => {
    keeping.keep.mockResolvedValue({ ...refused, reason: 'faulty', status: 500, fields: [] });
    await userEvent.click(canvas.getByRole('button', { name: /^Als eigene Verpackung speichern/ }));
    const open = await dialog('Eigene Verpackung speichern');
    await userEvent.click(open.getByRole('button', { name: 'Speichern' }));
    await expect(await open.findByText('Pflichtfeld')).toBeVisible();
    await userEvent.type(open.getByRole('textbox', { name: /^Name/ }), 'Kiste{Enter}');
    await expect(await open.findByText('Die Verpackung wurde nicht gespeichert.')).toBeVisible();
    await expect(open.getByRole('textbox', { name: /^Name/ })).toHaveValue('Kiste');
  },
};

const manage = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Eigene Verpackungen verwalten' }));
  return dialog('Eigene Verpackungen');
};

export const Managing: Story = {
  play: async ({ canvas }) => {
    await manage(canvas);
  },
};

export const HardCases: Story = {
  ...Managing,
  globals: { viewport: { value: 'w320' } },
  args: {
    state: withBoxes(blank, [
      ...boxes,
      { ...pallet, id: 'box_4', name: 'Donaudampfschifffahrtsgesellschaft4' },
    ]),
  },
};

export const Renamed: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const open = await manage(canvas);
    keeping.rename.mockResolvedValueOnce(refused);
    await userEvent.click(open.getByRole('button', { name: /^Name von „Buchkarton“ bearbeiten/ }));
    await userEvent.type(
      open.getByRole('textbox', { name: 'Name von „Buchkarton“' }),
      'Versandkarton M{Enter}',
    );
    await expect((await open.findAllByText(/So heißt schon eine andere/)).at(0)).toBeVisible();
    keeping.rename.mockResolvedValueOnce({ reason: 'unreachable', at: refused.at });
    await userEvent.keyboard('{Enter}');
    await expect((await open.findAllByText(/Der Name wurde nicht geändert/)).at(0)).toBeVisible();
    await userEvent.clear(open.getByRole('textbox', { name: 'Name von „Buchkarton“' }));
    await userEvent.type(open.getByRole('textbox', { name: 'Name von „Buchkarton“' }), 'Bücher{Enter}');
    await expect(keeping.rename).toHaveBeenLastCalledWith('box_1', 'Bücher');
    await waitFor(() => expect(open.queryByRole('textbox')).toBeNull());
  },
};

export const Removed: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const open = await manage(canvas);
    keeping.remove.mockResolvedValueOnce({ ...refused, reason: 'unreachable' });
    const removal = open.getByRole('button', { name: 'Verpackung „Buchkarton“ entfernen' });
    await userEvent.click(removal);
    await expect(await open.findByText(/nicht entfernt/)).toBeVisible();
    await userEvent.click(removal);
    await expect(await open.findByText('Verpackung „Buchkarton“ entfernt.')).toBeVisible();
    await expect(keeping.remove).toHaveBeenLastCalledWith('box_1');
  },
};

/** The last one goes while the dialog is open. */
export const NoneLeft: Story = {
  tags: ['interaction'],
  render: function OneBox(args) {
    const [kept, setKept] = useState(boxes.slice(0, 1));
    const remove = async () => {
      setKept([]);
      return null;
    };
    const state = { ...withBoxes(blank), boxes: { kept, keeping: { ...keeping, remove } } };
    return <NewShipment {...args} state={state} />;
  },
  play: async ({ canvas }) => {
    const open = await manage(canvas);
    await userEvent.click(open.getByRole('button', { name: 'Verpackung „Buchkarton“ entfernen' }));
    await expect(await open.findByText(/^Keine mehr/)).toBeVisible();
  },
};

/** Whoever may not change shipments chooses, and keeps none. */
export const ChosenOnly: Story = {
  tags: ['interaction'],
  args: { state: { ...blank, boxes: { kept: boxes, keeping: null } } },
  play: async ({ canvas }) => {
    await expect(packaging(canvas)).toHaveTextContent('Versandkarton M');
    await expect(canvas.queryByRole('button', { name: /eigene Verpackung/i })).toBeNull();
  },
};
