import { expect, fn, waitFor, type within } from 'storybook/test';
import { domestic, surroundings } from './new-shipment-fixtures.ts';
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
    onFindPlaces: fn(async () => []),
    onRetrySenders: fn(),
    onRetryRates: fn(),
    onChooseRate: fn(),
    onPresetRuleChange: fn(),
    onCustomsChange: fn(),
    onLookUp: fn(),
    onSignIn: fn(),
    onErrorsChange: fn(),
    onLoadCurrent: fn(),
    onKeepMine: fn(),
    onRetrySource: fn(),
    onCancelAndCopy: fn(async () => {}),
  } satisfies NewShipmentCallbacks,
};

/** What the files of stories beside the screen's own begin with: a domestic shipment. */
export const domesticArgs = { ...storyArgs, state: domestic };

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

/** A field of a package's row. Names hold no-break spaces, hence the dot. */
export function cell(canvas: Canvas, row: number, label: string) {
  return canvas.getByRole('textbox', { name: new RegExp(`^Packstück.${row}, ${label}`) });
}

/** What is said to those who do not see it happen. */
export function announcer(canvas: Canvas) {
  return canvas.getByRole('log');
}

/** The rows of packages. */
export function lines(canvas: Canvas) {
  return canvas.getAllByRole('group', { name: /^Packstück/ });
}
