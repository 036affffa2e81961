import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Neutraler Versand', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unselected: Story = {
  play: async ({ args, canvas }) => {
    const checkbox = canvas.getByRole('checkbox', { name: 'Neutraler Versand' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(checkbox).toBeChecked();
    await userEvent.click(canvas.getByText('Neutraler Versand'));
    await expect(checkbox).not.toBeChecked();
    await expect(args.onChange).toHaveBeenNthCalledWith(1, true);
    await expect(args.onChange).toHaveBeenNthCalledWith(2, false);
  },
};

export const Selected: Story = { args: { defaultSelected: true } };

export const Indeterminate: Story = {
  args: { label: 'Alle Sendungen der Seite auswählen', isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const Described: Story = {
  args: {
    label: 'Transportversicherung',
    description: 'Ohne Versicherung haftet der Dienstleister bis 500,00\u00A0€.',
  },
};

export const Invalid: Story = {
  args: { label: 'AGB gelesen', isRequired: true, errorMessage: 'Pflichtfeld' },
};

export const HiddenLabel: Story = {
  args: { label: 'Sendung LO-104512 auswählen', isLabelHidden: true },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('checkbox', { name: 'Sendung LO-104512 auswählen' }).closest('label');
    await expect(target?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

export const AllStates: Story = {
  render: () => (
    <Stack>
      <Checkbox label="Leer" />
      <Checkbox label="Gewählt" defaultSelected />
      <Checkbox label="Teilweise" isIndeterminate />
      <Checkbox label="Gesperrt" isDisabled />
      <Checkbox label="Gesperrt und gewählt" isDisabled defaultSelected />
      <Checkbox label="Fehlerhaft" errorMessage="Pflichtfeld" />
    </Stack>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Gefahrgutbeförderungsvorschriftenkenntnisnahmebestätigung für begrenzte Mengen liegt vor',
    description: 'Beförderungspapiere und Gefahrgutbeauftragtenbenennung sind beigefügt.',
  },
  globals: { viewport: { value: 'w320' } },
};
