import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { NavigationProvider } from '../../../components/Link/navigation.tsx';
import { ShortcutList } from '../../shell/ShortcutList/ShortcutList.tsx';
import type { Seen } from '../cancelling/useCancelling.ts';
import { panelArgs, panelState } from './shipment-panel-fixtures.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

const ways = {
  copyHref: '/sendungen/neu?shipmentIdToCopy=shp_1',
  editHref: '/sendungen/neu?shipmentIdToEdit=shp_1',
  completeHref: '/sendungen/neu?avisIdToComplete=shp_1',
  onCancel: fn(async (_seen: Seen) => {}),
};

/** What can be made of a shipment: completing, editing, copying, cancelling. */
const meta = {
  component: ShipmentPanel,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: { ...panelArgs, ways, state: panelState('ordered') },
  beforeEach: () => void ways.onCancel.mockClear(),
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Kopieren' })).toHaveAttribute('href', ways.copyHref);
    await expect(canvas.getByRole('button', { name: 'Stornieren' })).toBeEnabled();
    await expect(canvas.queryByRole('link', { name: 'Bearbeiten' })).toBeNull();
  },
};

export const Template: Story = {
  args: { state: panelState('avis', { isAvis: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Vervollständigen' })).toHaveAttribute(
      'href',
      ways.completeHref,
    );
    await expect(canvas.getByRole('link', { name: 'Bearbeiten' })).toHaveAttribute('href', ways.editHref);
  },
};

export const PrintsAtAKey: Story = {
  tags: ['interaction'],
  args: { onOpenLabel: fn() },
  play: async ({ args }) => {
    await userEvent.keyboard('p');
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
  },
};

const navigate = fn();

/** The same once more: the form with a copy of it. */
export const SendsAgainAtAKey: Story = {
  tags: ['interaction'],
  render: (args) => (
    <NavigationProvider navigate={navigate}>
      <ShipmentPanel {...args} />
    </NavigationProvider>
  ),
  play: async () => {
    navigate.mockClear();
    await userEvent.keyboard('w');
    await expect(navigate.mock.calls).toEqual([[ways.copyHref]]);
  },
};

export const NamesTheKeyThatSendsAgain: Story = {
  tags: ['interaction'],
  render: (args) => (
    <>
      <ShipmentPanel {...args} />
      <ShortcutList isOpen areLettersOn onOpenChange={fn()} onLettersChange={fn()} />
    </>
  ),
  play: async () => {
    await expect(await screen.findByText('Noch einmal senden')).toBeVisible();
  },
};

/** Up and down the list, by buttons and by keys; at its end the button stays in its place. */
export const LeadsUpAndDown: Story = {
  tags: ['interaction'],
  args: { onPrevious: fn(), onNext: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Nächste Sendung' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Vorherige Sendung' }));
    await expect(args.onPrevious).toHaveBeenCalledOnce();
    await userEvent.keyboard('jk');
    await expect(args.onNext).toHaveBeenCalledTimes(2);
    await expect(args.onPrevious).toHaveBeenCalledTimes(2);
  },
};

export const AtTheEndOfTheList: Story = {
  args: { onPrevious: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Nächste Sendung' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A template has no label. */
export const PrintsNothingThatIsNotThere: Story = {
  tags: ['interaction'],
  args: { onOpenLabel: fn(), state: panelState('avis', { isAvis: true }) },
  play: async ({ args }) => {
    await userEvent.keyboard('p');
    await expect(args.onOpenLabel).not.toHaveBeenCalled();
  },
};

export const CancelsOnceTheAnswerIsYes: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sendung stornieren?' });
    await expect(dialog).toHaveTextContent('00340433836442636597');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sendung stornieren' }));
    await waitFor(() => expect(ways.onCancel).toHaveBeenCalledWith({ version: 1, isTemplate: false }));
  },
};

/** The button has gone with what it did: a keyboard goes on beside it. */
export const GoesOnAfterCancelling: Story = {
  tags: ['interaction'],
  render: function Ordered(args) {
    const [state, setState] = useState(args.state);
    const onCancel = async () => setState(panelState('cancelled'));
    return <ShipmentPanel {...args} state={state} ways={{ ...ways, onCancel }} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sendung stornieren?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sendung stornieren' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Kopieren' })).toHaveFocus());
  },
};

export const StaysWhereTheAnswerIsNo: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Stornieren' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Sendung stornieren?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Nicht stornieren' }));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(ways.onCancel).not.toHaveBeenCalled();
  },
};

/** Work that ends when the story says so. */
const held = Promise.withResolvers<void>();

export const Cancelling: Story = {
  args: { ways: { ...ways, onCancel: () => held.promise } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stornieren' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Sendung stornieren?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sendung stornieren' }));
    await within(dialog).findByRole('button', { name: 'Wird storniert …' });
  },
};

export const DiscardQuestion: Story = {
  args: { state: panelState('avis', { isAvis: true }) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vorlage verwerfen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Vorlage verwerfen?' });
    await expect(dialog).toHaveTextContent(/Sie lässt sich danach weder bearbeiten noch beauftragen/);
  },
};

export const Discarding: Story = {
  args: {
    state: panelState('avis', { isAvis: true }),
    ways: { ...ways, onCancel: () => held.promise },
  },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vorlage verwerfen' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Vorlage verwerfen?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Vorlage verwerfen' }));
    await within(dialog).findByRole('button', { name: 'Wird verworfen …' });
  },
};

export const TooLate: Story = {
  args: { state: panelState('transit') },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Stornieren' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(
      'Stornieren nicht möglich: Der Dienstleister hat die Sendung bereits übernommen.',
    );
  },
};

/** An exception after the parcel was loaded for delivery: it is not with us any more. */
export const TooLateInAnException: Story = {
  tags: ['interaction'],
  args: { state: panelState('exception', { isTakenOver: true, exceptionReason: 'Adresse unklar' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stornieren' })).toBeDisabled();
  },
};

export const AfterTheDayEndClosing: Story = {
  args: { state: panelState('ordered', { closedAt: '2026-11-20T16:00:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Stornieren' })).toHaveAccessibleDescription(
      'Stornieren nicht möglich: Schon in einem Tagesabschluss.',
    );
  },
};

export const Discarded: Story = {
  args: { state: panelState('cancelled', { isAvis: true, trackingNumber: null, trackingUrl: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Verworfen')).toBeVisible();
    await expect(canvas.getByText(/Die Vorlage wurde verworfen/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Stornieren|verwerfen/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Kopieren' })).toBeVisible();
  },
};

/** Whoever may only read it. */
export const NothingToMake: Story = {
  args: { ways: {} },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Stornieren' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Kopieren' })).toBeNull();
  },
};
