import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn } from 'storybook/test';
import { SidePanelFrame } from '../../../components/SidePanel/SidePanel.tsx';
import { PickupPanel } from './PickupPanel.tsx';

const meta = {
  component: PickupPanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { kind: 'loading', isSlow: false },
    now: new Date(FIXTURE_NOW),
    mayChange: (): boolean => true,
    renderForm: () => null,
    onClose: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <SidePanelFrame panel={<PickupPanel {...args} />}>
      <p />
    </SidePanelFrame>
  ),
} satisfies Meta<typeof PickupPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

export const Failed: Story = {
  args: { state: { kind: 'failed', failure: { at: FIXTURE_NOW, status: 503 }, isRetrying: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Abholung konnte nicht geladen werden.')).toBeVisible();
  },
};

export const NotFound: Story = {
  args: { state: { kind: 'notFound' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Diese Abholung gibt es nicht oder Sie dürfen sie nicht sehen.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Zur Liste' })).toBeVisible();
  },
};
