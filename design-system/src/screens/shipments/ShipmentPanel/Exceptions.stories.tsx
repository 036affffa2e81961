import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { panelArgs, panelState } from './shipment-panel-fixtures.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

/** What can be done where something went wrong on the way, or is to come back. */
const meta = {
  component: ShipmentPanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...panelArgs,
    ways: {
      resendHref: '/sendungen/neu?shipmentIdToResend=shp_1',
      returnHref: '/sendungen/neu?shipmentIdToReturn=shp_1',
    },
    state: panelState('exception'),
  },
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The carrier's own words, whom to ask, and the ways on. */
export const AfterAnException: Story = {
  args: { state: panelState('exception', { exceptionReason: 'Zustellung nicht möglich' }) },
  play: async ({ canvas }) => {
    const band = canvas.getByText('Ausnahme: Zustellung nicht möglich').closest('div[data-tone]');
    await expect(band).toHaveTextContent(
      'DHL meldet: Delivery attempted, customer not available or business closed',
    );
    const track = within(band as HTMLElement).getByRole('link', { name: /^Bei DHL verfolgen/ });
    await expect(track).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Korrigieren und erneut senden' })).toHaveAttribute(
      'href',
      '/sendungen/neu?shipmentIdToResend=shp_1',
    );
    await expect(canvas.getByRole('link', { name: 'Retoure anlegen' })).toHaveAttribute(
      'href',
      '/sendungen/neu?shipmentIdToReturn=shp_1',
    );
    await expect(canvas.getByText(/^Oder senden Sie sie mit korrigierten Angaben erneut\./)).toBeVisible();
  },
};

/** What has arrived is brought back, and never sent once more; what came back is. */
export const Delivered: Story = {
  args: { state: panelState('delivered') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Retoure anlegen' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Korrigieren und erneut senden' })).toBeNull();
  },
};

export const CameBack: Story = {
  args: { state: panelState('returned') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Korrigieren und erneut senden' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Retoure anlegen' })).toBeNull();
  },
};

/** Who may create nothing is told of the carrier alone. */
export const AfterAnExceptionForReaders: Story = {
  args: { ways: {}, state: panelState('exception', { trackingUrl: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Wenden Sie sich mit der Sendungsnummer an DHL\.$/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /erneut senden|Retoure|verfolgen/ })).toBeNull();
    await expect(canvas.queryByText(/erneut/)).toBeNull();
  },
};
