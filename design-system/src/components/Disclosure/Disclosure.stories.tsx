import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
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

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="collapsed">
        <Disclosure {...args}>
          <TextField label="Adresszusatz des Absenders" />
        </Disclosure>
      </Specimen>
      <Specimen caption="defaultExpanded">
        <Disclosure {...args} defaultExpanded />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Adresszusatz des Absenders')).not.toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Adresszusatz' })).toBeVisible();
  },
};

export const HardCases: Story = {
  args: { title: 'Ausfuhrkontrollklassifizierungsnummernverzeichnisauszug anzeigen', defaultExpanded: true },
  globals: { viewport: { value: 'w320' } },
};

export const UnfoldsOnAClick: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Adresszusatz')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Firma (Zusatz), Adresszusatz'));
    await expect(canvas.getByRole('textbox', { name: 'Adresszusatz' })).toBeVisible();
    await waitFor(() => expect(args.onExpandedChange).toHaveBeenLastCalledWith(true));
  },
};
