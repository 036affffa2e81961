import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { Disclosure } from './Disclosure.tsx';

const meta = {
  component: Disclosure,
  args: {
    title: 'Firma (Zusatz), Adresszusatz',
    children: <TextField label="Adresszusatz" />,
    onExpandedChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Collapsed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Adresszusatz')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Firma (Zusatz), Adresszusatz'));
    await expect(canvas.getByRole('textbox', { name: 'Adresszusatz' })).toBeVisible();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(true));
  },
};

export const Expanded: Story = { args: { defaultExpanded: true } };

export const HardCases: Story = {
  args: { title: 'Ausfuhrkontrollklassifizierungsnummernverzeichnisauszug anzeigen', defaultExpanded: true },
  globals: { viewport: { value: 'w320' } },
};
