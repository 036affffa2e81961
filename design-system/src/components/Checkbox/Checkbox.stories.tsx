import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import type { CheckboxProps } from './Checkbox.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  component: Checkbox,
  args: { label: 'Neutraler Versand', onChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const ticks = {
  unselected: { label: 'Neutraler Versand' },
  defaultSelected: { label: 'Transportversicherung', defaultSelected: true },
  isIndeterminate: { label: 'Alle Sendungen', isIndeterminate: true },
} satisfies Record<string, CheckboxProps>;

const states = ['rest', 'isRequired', 'isInvalid', 'isDisabled', 'isLabelHidden'] as const;

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Grid rows={states} columns={Object.keys(ticks) as (keyof typeof ticks)[]}>
        {(state, tick) => <Checkbox {...ticks[tick]} {...(state !== 'rest' && { [state]: true })} />}
      </Grid>
      <Specimen caption="description">
        <Checkbox
          label="Höherversicherung"
          description={'Ohne Versicherung haftet der Dienstleister bis 500,00\u00A0€.'}
        />
      </Specimen>
      <Specimen caption="errorMessage">
        <Checkbox label="AGB gelesen" isRequired errorMessage="Pflichtfeld" />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const indeterminate = canvas.getAllByRole('checkbox', { name: /^Alle Sendungen/ });
    const [plain, , wrong] = canvas.getAllByRole('checkbox', { name: /^Transportversicherung/ });
    if (!plain || !wrong) throw new Error('The matrix lacks a row.');
    await expect(wrong).toBeInvalid();
    await expect(getComputedStyle(wrong).backgroundColor).not.toBe(getComputedStyle(plain).backgroundColor);
    await expect(indeterminate).toHaveLength(states.length);
    for (const box of indeterminate) await expect(box).toBePartiallyChecked();
    for (const box of canvas.getAllByRole('checkbox'))
      await expect(box.closest('label')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  },
};

export const HardCases: Story = {
  args: {
    label: 'Gefahrgutbeförderungsvorschriftenkenntnisnahmebestätigung für begrenzte Mengen liegt vor',
    description: 'Beförderungspapiere und Gefahrgutbeauftragtenbenennung sind beigefügt.',
  },
  globals: { viewport: { value: 'w320' } },
};

export const TogglesByKeyboardAndByMouse: Story = {
  tags: ['interaction'],
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
