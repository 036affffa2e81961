import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { connectionStates, OfflineBanner } from './OfflineBanner.tsx';

const meta = {
  component: OfflineBanner,
  args: {
    state: 'offline',
    offlineText: 'Keine Verbindung. Ihre Eingaben bleiben erhalten.',
    restoredText: 'Wieder verbunden.',
    action: <Button variant="link">Erneut versuchen</Button>,
  },
  argTypes: { state: { control: 'inline-radio', options: connectionStates }, action: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Keine Verbindung. Ihre Eingaben bleiben erhalten.',
    );
  },
};

export const Restored: Story = {
  args: { state: 'restored' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Wieder verbunden.');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** Nothing to see; the live region waits. */
export const Online: Story = {
  args: { state: 'online' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const HardCases: Story = {
  args: {
    offlineText:
      'Keine Verbindung zum Sendungsverfolgungsbenachrichtigungsdienst. Ihre Eingaben bleiben erhalten.',
  },
  globals: { viewport: { value: 'w320' } },
};
