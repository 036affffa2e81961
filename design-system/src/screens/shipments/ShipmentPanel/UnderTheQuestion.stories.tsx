import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ToastRegion } from '../../../components/Toast/Toast.tsx';
import { toastStories } from '../../../stories/toasts.ts';
import type { Seen } from '../cancelling/useCancelling.ts';
import { panelArgs, panelState } from './shipment-panel-fixtures.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

type PanelState = ComponentProps<typeof ShipmentPanel>['state'];
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const onCancel = fn(async (_seen: Seen) => {});

/** The question before cancelling, when the shipment changes under it. */
const meta = {
  component: ShipmentPanel,
  tags: ['part', 'interaction'],
  args: { ...panelArgs, ways: { onCancel }, state: panelState('ordered') },
  beforeEach: () => {
    onCancel.mockClear();
    return toastStories.beforeEach();
  },
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What somebody else makes of the shipment comes in when the story says so. */
const elsewhere = new EventTarget();

function Changing({ next, ...panel }: ComponentProps<typeof ShipmentPanel> & { next: PanelState }) {
  const [isChanged, setIsChanged] = useState(false);
  useEffect(() => {
    const change = () => setIsChanged(true);
    elsewhere.addEventListener('change', change);
    return () => elsewhere.removeEventListener('change', change);
  }, []);
  return (
    <>
      <ShipmentPanel {...panel} {...(isChanged && { state: next })} />
      <ToastRegion {...toastStories.args} />
    </>
  );
}

/** Opens the question, lets the shipment change under it, and sees it end with a word why. */
async function endsUnderTheQuestion(canvas: Canvas, action: string, told: RegExp) {
  await userEvent.click(canvas.getByRole('button', { name: action }));
  await screen.findByRole('alertdialog', {
    name: `${action === 'Stornieren' ? 'Sendung stornieren' : action}?`,
  });
  elsewhere.dispatchEvent(new Event('change'));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: /\?$/ })).toBeNull());
  const region = await screen.findByRole('region', { name: toastStories.args.label });
  await waitFor(() => expect(region).toHaveTextContent(told));
  await expect(onCancel).not.toHaveBeenCalled();
}

export const TemplateIsOrderedUnderTheQuestion: Story = {
  args: { state: panelState('avis', { isAvis: true, version: 1 }) },
  render: (args) => <Changing {...args} next={panelState('ordered', { version: 2 })} />,
  play: ({ canvas }) =>
    endsUnderTheQuestion(canvas, 'Vorlage verwerfen', /Vorlage nicht verworfen.*inzwischen beauftragt/),
};

export const IsTakenOverUnderTheQuestion: Story = {
  render: (args) => <Changing {...args} next={panelState('transit', { version: 2 })} />,
  play: ({ canvas }) =>
    endsUnderTheQuestion(canvas, 'Stornieren', /Sendung nicht storniert.*bereits übernommen/),
};

export const ChangesUnderTheQuestion: Story = {
  render: (args) => <Changing {...args} next={panelState('exception', { version: 9 })} />,
  play: ({ canvas }) =>
    endsUnderTheQuestion(canvas, 'Stornieren', /Sendung nicht storniert.*inzwischen geändert/),
};

export const IsGoneUnderTheQuestion: Story = {
  render: (args) => <Changing {...args} next={{ kind: 'notFound' }} />,
  play: ({ canvas }) =>
    endsUnderTheQuestion(canvas, 'Stornieren', /Sendung nicht storniert.*nicht mehr in dieser Ansicht/),
};
