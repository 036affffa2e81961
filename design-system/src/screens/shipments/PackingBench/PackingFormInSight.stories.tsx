import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { complete, formArgs } from './packing-bench-fixtures.ts';
import { PackingForm } from './PackingForm.tsx';

/** What the form of the packing bench shows without scrolling. */
const meta = {
  component: PackingForm,
  tags: ['part'],
  parameters: { layout: 'padded' },
  globals: { density: 'packplatz' },
  args: formArgs,
} satisfies Meta<typeof PackingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

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
    await userEvent.click(await canvas.findByRole('button', { name: 'Versandprodukt ändern' }));
    const [first] = await canvas.findAllByRole('radio', { name: /€/ });
    const end = canvas.getByRole('button', { name: /^Abschließen und drucken/ });
    await waitFor(() =>
      expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(end.getBoundingClientRect().top),
    );
    for (const mark of canvas.getAllByText('FedEx')) {
      await expect(mark.scrollWidth).toBeLessThanOrEqual(mark.clientWidth);
    }
  },
};

/** Sides show all their digits. */
export const OnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  args: { state: { ...complete, formKey: 'phone' } },
  play: async ({ canvas }) => {
    for (const side of canvas.getAllByRole('textbox', { name: /Länge|Breite|Höhe/ }))
      await expect(side.scrollWidth).toBeLessThanOrEqual(side.clientWidth);
    await expect(canvas.getByDisplayValue('120')).toBeVisible();
  },
};
