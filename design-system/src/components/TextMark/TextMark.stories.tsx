import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from '../../stories/Specimen.tsx';
import { Row, Stack } from '../../stories/Stack.tsx';
import { TextMark } from './TextMark.tsx';

const meta = {
  component: TextMark,
  args: { children: 'DHL' },
} satisfies Meta<typeof TextMark>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Specimen caption="beside one another">
        <Row>
          {['DHL', 'FedEx', 'UPS', 'MEX', 'GLS', 'ILO', 'DEKU'].map((name) => (
            <TextMark key={name}>{name}</TextMark>
          ))}
        </Row>
      </Specimen>
      <Specimen caption="isMuted">
        <Row>
          <TextMark isMuted>GLS</TextMark>
        </Row>
      </Specimen>
      <Specimen caption="density packplatz">
        <div data-density="packplatz">
          <TextMark>DHL</TextMark>
        </div>
      </Specimen>
    </Stack>
  ),
};
