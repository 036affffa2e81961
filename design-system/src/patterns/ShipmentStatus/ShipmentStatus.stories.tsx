import type { Meta, StoryObj } from '@storybook/react-vite';
import { shipmentStatuses } from 'contract';
import { expect, within } from 'storybook/test';
import { statusAppearances } from '../../components/StatusMark/StatusMark.tsx';
import { Matrix as Grid } from '../../stories/Matrix.tsx';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { ShipmentStatus } from './ShipmentStatus.tsx';

const meta = {
  component: ShipmentStatus,
  args: { status: 'in_delivery' },
  argTypes: { status: { control: 'select', options: shipmentStatuses } },
} satisfies Meta<typeof ShipmentStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

/** Beside what is known, a status that a newer platform has sent. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Grid rows={[...shipmentStatuses, 'unknown'] as const} columns={statusAppearances}>
        {(status, appearance) => <ShipmentStatus status={status} appearance={appearance} />}
      </Grid>
      <Specimen caption="reason">
        <div>
          <ShipmentStatus status="exception" reason="Adresse unklar" />
        </div>
      </Specimen>
      <Specimen caption="isDelayed">
        <div role="group" aria-label="Verzögert">
          <ShipmentStatus status="transit" isDelayed />
        </div>
      </Specimen>
      <Specimen caption="ordering">
        <Stack>
          <ShipmentStatus status="avis" ordering="open" />
          <ShipmentStatus status="avis" ordering="unclear" />
          <ShipmentStatus status="avis" ordering="unclear" appearance="chip" />
        </Stack>
      </Specimen>
      <Specimen caption="isNeverOrdered">
        <Stack>
          <ShipmentStatus status="cancelled" isNeverOrdered />
          <ShipmentStatus status="cancelled" isNeverOrdered appearance="chip" />
        </Stack>
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    // Not a status of its own: the word stays, the fact stands below in yellow.
    const delayed = within(canvas.getByRole('group', { name: 'Verzögert' }));
    await expect(delayed.getByText('Unterwegs')).toBeVisible();
    await expect(delayed.getByText('Zustellung verzögert')).toBeVisible();
  },
};
