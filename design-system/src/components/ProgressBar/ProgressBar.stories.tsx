import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  component: ProgressBar,
  args: { label: 'Etiketten werden erzeugt', value: 4, maxValue: 10, valueLabel: '4 von 10' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="value 0">
        <ProgressBar {...args} value={0} valueLabel="0 von 10" />
      </Specimen>
      <Specimen caption="value 4">
        <ProgressBar {...args} />
      </Specimen>
      <Specimen caption="value 10">
        <ProgressBar {...args} value={10} valueLabel="10 von 10" />
      </Specimen>
      <Specimen caption="value 0, maxValue 0">
        <ProgressBar {...args} value={0} maxValue={0} valueLabel="0 von 0" />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [, running, , nothingToDo] = canvas.getAllByRole('progressbar', {
      name: 'Etiketten werden erzeugt',
    });
    await expect(running).toHaveAttribute('aria-valuetext', '4 von 10');
    await expect(running).toHaveAttribute('aria-valuenow', '4');
    await expect(nothingToDo).toHaveAttribute('aria-valuenow', '0');
  },
};

export const HardCases: Story = {
  args: {
    label: 'Rücksendungsaufkleberdruckauftragsstapelverarbeitung läuft',
    value: 1234,
    maxValue: 100_000,
    valueLabel: '1.234 von 100.000 Versandetiketten',
  },
  globals: { viewport: { value: 'w320' } },
};
