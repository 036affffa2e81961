import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Column } from '../../stories/Stack.tsx';
import { DecimalField } from './DecimalField.tsx';

const meta = {
  component: DecimalField,
  args: { label: 'Gewicht', unit: 'kg', defaultValue: '24,5', onChange: fn() },
} satisfies Meta<typeof DecimalField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Column>
      <DecimalField label="Gewicht" unit="kg" defaultValue="24,5" />
      <DecimalField label="Ohne Einheit" defaultValue="2" />
      <DecimalField label="Abstand" lead="alle" unit="Wochen" defaultValue="2" />
      <DecimalField label="Mit Beschreibung" unit="cm" description="Außenmaß, aufgerundet." />
      <DecimalField
        label="Pflichtfeld mit Fehler"
        unit="kg"
        defaultValue="0"
        isRequired
        errorMessage="Muss größer als 0 sein"
      />
      <DecimalField label="Gesperrt" unit="kg" defaultValue="24,5" isDisabled />
      <Specimen caption="isLabelHidden">
        <DecimalField label="Ohne sichtbaren Namen" unit="cm" defaultValue="30" isLabelHidden />
      </Specimen>
    </Column>
  ),
};

export const HardCases: Story = {
  args: {
    label: 'Höchstes abrechnungsrelevantes Volumengewicht je Versandeinheit',
    defaultValue: '123.456.789.012.345,678',
    errorMessage: 'Das abrechnungsrelevante Volumengewicht darf höchstens 1.000 kg betragen.',
  },
  globals: { viewport: { value: 'w320' } },
};

/** As Tab does; the second click sets the caret, and a click beside the text does no harm. */
export const SelectsItsNumberAtTheFirstClick: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Gewicht' });
    const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
    await userEvent.click(input);
    await expect(selected()).toBe('24,5');
    await userEvent.click(input);
    await expect(selected()).toBe('');
    await userEvent.tab();
    await userEvent.click(canvas.getByText('Gewicht'));
    await expect(selected()).toBe('24,5');
  },
};

export const KeepsWhatIsTyped: Story = {
  tags: ['interaction'],
  args: { defaultValue: '' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Gewicht' });
    await userEvent.type(input, '0.50');
    await userEvent.tab();
    await expect(input).toHaveValue('0.50');
    await expect(args.onChange).toHaveBeenLastCalledWith('0.50');
  },
};
