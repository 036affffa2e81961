import type { Meta, StoryObj } from '@storybook/react-vite';
import { Matrix as MatrixOf } from '../../stories/Matrix.tsx';
import { Button } from '../Button/Button.tsx';
import { Stack, stackAlignments } from './Stack.tsx';

const children = (
  <>
    <Button>Sendung öffnen</Button>
    <Button>Neue Sendung</Button>
  </>
);

const meta = {
  component: Stack,
  args: { gap: 3, children },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const steps = { '1': 1, '3': 3, '6': 6 } as const;

export const Matrix: Story = {
  render: (args) => (
    <MatrixOf rows={['1', '3', '6']} columns={stackAlignments}>
      {(step, align) => <Stack {...args} gap={steps[step]} align={align} />}
    </MatrixOf>
  ),
};
