import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'Inhalt',
    options: [
      { value: 'documents', label: 'Dokumente' },
      { value: 'goods', label: 'Ware' },
    ],
    defaultValue: 'goods',
    onChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Vertical: Story = {};

export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Inhalt' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Ware' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Dokumente' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('documents');
  },
};

export const NothingChosen: Story = { args: { defaultValue: undefined, isRequired: true } };

export const OptionsWithDescription: Story = {
  args: {
    label: 'Abholung',
    options: [
      { value: 'once', label: 'Einmalige Abholung', description: 'Ein Termin, an dem das Fahrzeug kommt.' },
      {
        value: 'regular',
        label: 'Regelmäßige Abholung',
        description: 'Wiederholt sich nach einem Rhythmus.',
      },
      { value: 'self', label: 'Selbstanlieferung', description: 'Derzeit nicht möglich.', isDisabled: true },
    ],
    defaultValue: 'once',
  },
};

export const Invalid: Story = {
  args: { defaultValue: undefined, isRequired: true, errorMessage: 'Pflichtfeld', id: 'contents' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Pflichtfeld');
    await expect(canvas.getByRole('radio', { name: 'Dokumente' })).toHaveAttribute('id', 'contents');
  },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const HardCases: Story = {
  args: {
    label: 'Gefahrgutbeförderungsfreistellungsregelung',
    orientation: 'horizontal',
    options: [
      { value: 'limited', label: 'Begrenzte Mengen nach Kapitel 3.4 der Gefahrgutbeförderungsvorschriften' },
      {
        value: 'excepted',
        label: 'Freigestellte Mengen',
        description: 'Innenverpackungshöchstmengenüberschreitung beachten.',
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
};
