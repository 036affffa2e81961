import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
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

export const ChoosesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Inhalt' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Ware' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: 'Dokumente' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('documents');
  },
};

const pickups = [
  { value: 'once', label: 'Einmalige Abholung', description: 'Ein Termin, an dem das Fahrzeug kommt.' },
  { value: 'regular', label: 'Regelmäßige Abholung', description: 'Wiederholt sich nach einem Rhythmus.' },
  { value: 'self', label: 'Selbstanlieferung', description: 'Derzeit nicht möglich.', isDisabled: true },
];

const orientations = ['vertical', 'horizontal', 'grid'] as const;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {orientations.map((orientation) => (
        <Specimen key={orientation} caption={`orientation ${orientation}`}>
          <Stack>
            <RadioGroup {...args} orientation={orientation} />
            <RadioGroup
              {...args}
              orientation={orientation}
              label="Pflichtfeld"
              defaultValue={undefined}
              isRequired
            />
            <RadioGroup
              {...args}
              orientation={orientation}
              label="Abholung"
              description="Ändern können Sie das später."
              options={pickups}
              defaultValue="once"
            />
            <RadioGroup
              {...args}
              orientation={orientation}
              id={`invalid-${orientation}`}
              label="Fehlerhaft"
              defaultValue={undefined}
              errorMessage="Wählen Sie einen Inhalt."
            />
            <RadioGroup {...args} orientation={orientation} label="Gesperrt" isDisabled />
          </Stack>
        </Specimen>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const [index, group] of canvas.getAllByRole('radiogroup', { name: 'Fehlerhaft' }).entries()) {
      await expect(group).toHaveAccessibleDescription('Wählen Sie einen Inhalt.');
      // The error summary leads to a field by its id.
      await expect(within(group).getByRole('radio', { name: 'Dokumente' })).toHaveAttribute(
        'id',
        `invalid-${orientations[index]}`,
      );
    }
  },
};

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
