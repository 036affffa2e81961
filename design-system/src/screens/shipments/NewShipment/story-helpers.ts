import { expect, fn, waitFor, type within } from 'storybook/test';
import { surroundings } from './new-shipment-fixtures.ts';
import type { EditingState, NewShipmentCallbacks } from './new-shipment-state.ts';

export type Canvas = ReturnType<typeof within>;

/** Everything but the state, with a spy for each callback. Used by stories only. */
export const storyArgs = {
  ...surroundings,
  callbacks: {
    onChange: fn(),
    onSubmit: fn(),
    onReset: fn(),
    onSearchParties: fn(),
    onRetryRates: fn(),
    onChooseRate: fn(),
    onLookUp: fn(),
    onSignIn: fn(),
    onErrorsChange: fn(),
  } satisfies NewShipmentCallbacks,
};

/** Expects the next report of the input to hold this. */
export async function expectReported(
  { callbacks }: { readonly callbacks: NewShipmentCallbacks },
  part: Partial<EditingState['initialInput']>,
): Promise<void> {
  await waitFor(() => expect(callbacks.onChange).toHaveBeenLastCalledWith(expect.objectContaining(part)));
}

/** The primary button, which also carries its key cap. */
export function orderButton(canvas: Canvas): HTMLElement {
  return canvas.getByRole('button', { name: /^(?:Sendung beauftragen|Beauftragen)/ });
}
