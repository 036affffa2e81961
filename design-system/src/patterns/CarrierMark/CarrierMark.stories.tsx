import type { Meta, StoryObj } from '@storybook/react-vite';
import { carriers } from 'contract';
import { Specimen } from '../../stories/Specimen.tsx';
import { Row, Stack } from '../../stories/Stack.tsx';
import { CarrierMark } from './CarrierMark.tsx';

const meta = {
  component: CarrierMark,
  args: { carrier: 'DHL' },
  argTypes: { carrier: { control: 'inline-radio', options: carriers } },
} satisfies Meta<typeof CarrierMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Stack>
      {[false, true].map((isMuted) => (
        <Specimen key={String(isMuted)} caption={isMuted ? 'isMuted' : 'carrier'}>
          <Row>
            {carriers.map((carrier) => (
              <CarrierMark key={carrier} carrier={carrier} isMuted={isMuted} />
            ))}
          </Row>
        </Specimen>
      ))}
    </Stack>
  ),
};
