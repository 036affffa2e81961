import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { printSettings } from '../../../stories/print-settings.ts';
import { at, benchArgs, steps } from './packing-bench-fixtures.ts';
import { PackingBench } from './PackingBench.tsx';

/** How a bench prints its labels: a line of the bench, and the dialog that changes it. */
const meta = {
  component: PackingBench,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...benchArgs, state: at(steps.waiting) },
} satisfies Meta<typeof PackingBench>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A bench with a sheet of A4 that has been used in part. */
export const OnSheetsOfA4: Story = {
  args: { printSettings: { ...printSettings, layout: { format: 'a4', position: 3, copies: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Etikettendruck: A4, Startposition 3, 2.Exemplare$/)).toBeVisible();
  },
};

export const ChangingThePrint: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Etikettendruck: A6, 1.Exemplar$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Etikettendruck ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Etikettendruck an diesem Arbeitsplatz' });
    await waitFor(() => expect(within(dialog).getByRole('radio', { name: 'A6' })).toBeChecked());
    await expect(
      within(dialog).getByRole('checkbox', { name: 'Für diesen Arbeitsplatz merken' }),
    ).toBeVisible();
  },
};

/** Then the next parcel can be scanned. */
export const ChangesHowItPrints: Story = {
  tags: ['interaction'],
  render: function Changing(args) {
    const [layout, setLayout] = useState(args.printSettings.layout);
    return <PackingBench {...args} printSettings={{ ...args.printSettings, layout, onChange: setLayout }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Etikettendruck ändern' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'A4' }));
    await userEvent.click(await screen.findByRole('radio', { name: '2' }));
    await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
    await expect(await canvas.findByText(/^Etikettendruck: A4, Startposition 2, 1.Exemplar$/)).toBeVisible();
    const field = await screen.findByRole('textbox', { name: /scannen$/ });
    await waitFor(() => expect(field).toHaveFocus());
  },
};
