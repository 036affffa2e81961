import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  component: TextArea,
  args: {
    label: 'Hinweise für den Fahrer',
    defaultValue: 'Rampe 3, Anmeldung an der Pforte',
    onChange: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Hinweise für den Fahrer' }),
      '{Enter}bis 16 Uhr',
    );
    await expect(args.onChange).toHaveBeenLastCalledWith('Rampe 3, Anmeldung an der Pforte\nbis 16 Uhr');
  },
};

export const Invalid: Story = { args: { errorMessage: 'Maximal 35 Zeichen' } };

export const Disabled: Story = { args: { isDisabled: true } };

export const ReadOnly: Story = { args: { isReadOnly: true } };

export const HardCases: Story = {
  args: {
    label: 'Anlieferungszeitfenstervereinbarung',
    defaultValue:
      'Wareneingangskontrollabteilungsleitungsvertretungszuständigkeit\nFußgängerzoneneinfahrtsgenehmigung',
  },
  globals: { viewport: { value: 'w320' } },
};
