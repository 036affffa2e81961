import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
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
} satisfies Meta<typeof OfflineBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="state offline">
        <OfflineBanner {...args} action={undefined} />
      </Specimen>
      <Specimen caption="state offline, action">
        <OfflineBanner {...args} />
      </Specimen>
      <Specimen caption="state restored">
        <OfflineBanner {...args} state="restored" />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [offline, withAction, restored] = canvas.getAllByRole('status');
    for (const banner of [offline, withAction])
      await expect(banner).toHaveTextContent('Keine Verbindung. Ihre Eingaben bleiben erhalten.');
    await expect(restored).toHaveTextContent('Wieder verbunden.');
    // One button: nothing is left to try when the connection is back.
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** Nothing to see; the live region waits. */
export const WaitsInSilenceWhileOnline: Story = {
  tags: ['interaction'],
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
