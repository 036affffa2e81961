import type { Meta, StoryObj } from '@storybook/react-vite';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { ExportOutcome } from './ExportOutcome.tsx';

const meta = {
  component: ExportOutcome,
  args: { state: 'failed', failed: 'Die Tabelle konnte nicht erstellt werden.' },
} satisfies Meta<typeof ExportOutcome>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="pending">
        <ExportOutcome {...args} state="pending" pending="Tabelle wird erstellt …" />
      </Specimen>
      <Specimen caption="failed">
        <ExportOutcome {...args} />
      </Specimen>
      <Specimen caption="busy">
        <ExportOutcome {...args} state="busy" />
      </Specimen>
    </Stack>
  ),
};
