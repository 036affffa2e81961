import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { exportMenuCopy as copy } from './ExportMenu.copy.ts';
import { ExportMenu } from './ExportMenu.tsx';

/** „Exportieren“: the kinds of file that a table is saved as. */
const meta = {
  component: ExportMenu,
  args: { onExport: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof ExportMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.export }));
    await screen.findByRole('menu');
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(items).toEqual([copy.formats.xlsx, copy.formats.csv]);
  },
};

export const SavesAsWhatIsChosen: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: copy.export }));
    await userEvent.click(await screen.findByRole('menuitem', { name: copy.formats.xlsx }));
    await expect(args.onExport).toHaveBeenLastCalledWith('xlsx');
    await userEvent.click(canvas.getByRole('button', { name: copy.export }));
    await userEvent.click(await screen.findByRole('menuitem', { name: copy.formats.csv }));
    await expect(args.onExport).toHaveBeenLastCalledWith('csv');
  },
};
