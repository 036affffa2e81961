import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import { NavigationProvider } from '../../../components/Link/navigation.tsx';
import { listArgs, listOf } from './shipments-fixtures.ts';
import type { ShipmentsState } from './shipments-state.ts';
import { Shipments } from './Shipments.tsx';

const loading: ShipmentsState = { kind: 'loading', isSlow: false };

/** What the list says aloud. */
const meta = {
  component: Shipments,
  tags: ['controls'],
  parameters: { layout: 'fullscreen' },
  args: { ...listArgs, state: loading },
} satisfies Meta<typeof Shipments>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One region tells of every state; one that came with its words would not be read. */
export const TellsOfEveryStateInOneRegion: Story = {
  tags: ['interaction'],
  render: function Changing(args) {
    const [state, setState] = useState<ShipmentsState>(loading);
    return (
      <>
        <Button onPress={() => setState({ kind: 'noHits' })}>Keine</Button>
        <Button onPress={() => setState(listOf())}>Alle</Button>
        <Shipments {...args} state={state} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByText('Sendungen werden geladen …', { selector: '[role="status"]' });
    await userEvent.click(canvas.getByRole('button', { name: 'Keine' }));
    await expect(region).toHaveTextContent('Keine Treffer für diese Filter');
    await userEvent.click(canvas.getByRole('button', { name: 'Alle' }));
    await expect(region).toHaveTextContent(/Sendungen gefunden\.$/);
  },
};

/** The link that takes the filters away goes with them; the next search begins where one types it. */
export const GoesToTheSearchAfterResetting: Story = {
  // A whole address: a jump within the page stays the browser's.
  args: { hrefs: { ...listArgs.hrefs, reset: '/alle' } },
  tags: ['interaction'],
  render: function Resetting(args) {
    const [state, setState] = useState<ShipmentsState>({ kind: 'noHits' });
    return (
      <NavigationProvider navigate={() => setState(loading)}>
        <Shipments {...args} state={state} />
      </NavigationProvider>
    );
  },
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Filter zurücksetzen' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveFocus());
  },
};
