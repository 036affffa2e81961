import { within } from 'storybook/test';
import { filled, swiss } from './new-shipment-fixtures.ts';
import type { EditingState } from './new-shipment-state.ts';
import type { Canvas } from './story-helpers.ts';

type Input = EditingState['initialInput'];
export type Item = Input['customs']['items'][number];

/** The shipment to Switzerland with these positions. */
export function declaring(items: readonly Item[], changes: Partial<Input> = {}): EditingState {
  const customs = { reason: 'sale' as const, items: [...items] };
  return { ...swiss, initialInput: { ...swiss.initialInput, customs, ...changes } };
}

const [firstItem, secondItem] = filled.initialInput.customs.items;
if (!firstItem || !secondItem) throw new Error('The fixtures hold no positions');

export const bridge = firstItem;
export const sleeve = secondItem;

export const sample: Item = {
  description: 'Plastic housing, sample',
  tariffNumber: '392690',
  originCountryCode: 'DE',
  quantity: '2',
  netWeightKg: '0,35',
  valueEur: '60',
  isTotal: false,
};

export function positions(canvas: Canvas) {
  return canvas.queryAllByRole('group', { name: /^Position.\d+$/ });
}

/** A field of a position; the first is 1. */
export function field(canvas: Canvas, position: number, label: RegExp) {
  const group = positions(canvas)[position - 1];
  if (!group) throw new Error(`There is no position ${position}`);
  return within(group).getByRole('textbox', { name: label });
}
