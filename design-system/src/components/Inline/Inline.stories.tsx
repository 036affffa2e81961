import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixOf } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline, inlineAlignments } from './Inline.tsx';

const meta = {
  component: Inline,
  args: {
    gap: 2,
    children: (
      <>
        <Button size="lg">Anmelden</Button>
        <Button>Konto erstellen</Button>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Inline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const steps = { '1': 1, '2': 2, '6': 6 } as const;

export const Matrix: Story = {
  render: (args) => (
    <MatrixOf rows={['1', '2', '6']} columns={inlineAlignments}>
      {(step, align) => <Inline {...args} gap={steps[step]} align={align} />}
    </MatrixOf>
  ),
};

/** The buttons of a page on a phone. */
export const HardCases: Story = {
  args: { isStackedOnPhone: true },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThanOrEqual(first?.bottom ?? Infinity);
    await expect(second?.width).toBe(first?.width);
  },
};
