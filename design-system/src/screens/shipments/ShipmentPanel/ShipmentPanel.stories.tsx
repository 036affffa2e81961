import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { useState } from 'react';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../../components/Button/Button.tsx';
import type { ShipmentDetailState, TrackingState } from '../Shipments/shipments-state.ts';
import { panelArgs, panelState, partedState } from './shipment-panel-fixtures.ts';
import { ShipmentPanel } from './ShipmentPanel.tsx';

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };
const person = { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  notFound: { kind: 'notFound' },
  forbidden: { kind: 'forbidden', refusal: { person, helper: 'owner' } },
  failed: { kind: 'failed', failure, isRetrying: false },
  ready: panelState('in_delivery'),
} satisfies { [K in ShipmentDetailState['kind']]: Extract<ShipmentDetailState, { kind: K }> };

const tracking = {
  loading: states.loading,
  failed: states.failed,
  ready: { kind: 'ready', value: { events: [], updatedAt: FIXTURE_NOW }, isRefreshing: false },
} satisfies { [K in TrackingState['kind']]: Extract<TrackingState, { kind: K }> };

/** The shipment in delivery with another history. */
function withTracking(tracking: TrackingState): ShipmentDetailState {
  return { ...states.ready, value: { ...states.ready.value, tracking } };
}

const meta = {
  component: ShipmentPanel,
  parameters: { layout: 'fullscreen' },
  args: { ...panelArgs, state: states.ready },
} satisfies Meta<typeof ShipmentPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Sendung LO-104512' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '00340433836442636597' })).toHaveFocus();
    await expect(canvas.getByText('In das Zustellfahrzeug geladen')).toBeVisible();
  },
};

export const SaysThatTheNumberCannotBeCopied: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sendungsnummer kopieren' }));
    const refusal = 'Kopieren ist hier nicht möglich. Markieren Sie die Nummer.';
    await expect(await canvas.findByText(refusal)).toBeInTheDocument();
  },
};

export const PrintsRefreshesAndCloses: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Versandetikett drucken' }));
    await expect(args.onOpenLabel).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Jetzt aktualisieren' }));
    await expect(args.onRefreshTracking).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LabelLoading: Story = {
  args: { label: { kind: 'loading' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '3\u00A0Versandetiketten drucken' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ClosesTheLabelBeforeItself: Story = {
  args: { label: { kind: 'loading' } },
  tags: ['interaction'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '3\u00A0Versandetiketten drucken' });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onCloseLabel).toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { state: states.loading } };

/** Who may not see a shipment learns nothing of it. */
export const NotFound: Story = {
  args: { state: states.notFound },
  tags: ['state-no-hits'],
};

export const LeadsBackToTheList: Story = {
  args: { state: states.notFound },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zur Liste' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Order and carrier are one line, the way to its tracking the next, and what can be done stands below them. */
export const HeadsTheShipmentInTwoLines: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const [order, carrier, link] = canvas
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(order?.bottom).toBeGreaterThan(carrier?.top ?? Infinity);
    await expect(link?.top).toBeGreaterThanOrEqual(order?.bottom ?? Infinity);
    await expect(link?.left).toBe(order?.left);
    const print = canvas.getByRole('button', { name: 'Versandetikett drucken' }).getBoundingClientRect();
    await expect(print.top).toBeGreaterThanOrEqual(link?.bottom ?? Infinity);
    const expected = canvas.getByText('Voraussichtliche Zustellung').getBoundingClientRect();
    await expect(expected.top).toBeGreaterThan(print.bottom);
  },
};

/** The permission was taken away while the page was open. */
export const Forbidden: Story = { args: { state: states.forbidden } };

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvas }) => {
    const [title, message] = canvas.getAllByRole('heading').map((heading) => heading.getBoundingClientRect());
    await expect(message?.left).toBe(title?.left);
  },
};

/** Each piece has a number and a history of its own; one has arrived, one was left behind. */
export const Pieces: Story = {
  tags: ['state-ready'],
  args: { state: partedState([2, 1]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 von 3 zugestellt')).toBeVisible();
    await expect(canvas.getByText('Kornwestheim · Packstück 3')).toBeVisible();
    // What was told of all of them names none.
    await expect(canvas.getByText('Kiel')).toBeVisible();
    const [first, , last] = within(canvas.getByText('1 · Karton').closest('ol') ?? document.body)
      .getAllByRole('listitem')
      .map((item) => within(item));
    await expect(first?.getByText('Zugestellt')).toBeVisible();
    await expect(last?.getByText('Unterwegs')).toBeVisible();
    await expect(last?.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('00340433836442636619'),
    );
    await expect(
      last?.getByRole('button', { name: 'Sendungsnummer von Packstück\u00A03 kopieren' }),
    ).toBeVisible();
  },
};

export const NarrowsTheHistoryToOnePiece: Story = {
  tags: ['interaction'],
  args: { state: partedState([2, 1]) },
  play: async ({ canvas }) => {
    const whose = canvas.getByRole('combobox', { name: 'Verlauf zeigen für' });
    const history = within(canvas.getByRole('region', { name: 'Sendungsverlauf' }));
    await expect(history.getByText('Dem Empfänger übergeben')).toBeVisible();
    await expect(whose).toHaveTextContent(/Packstück\s3 · Karton · Unterwegs/);
    await userEvent.selectOptions(whose, '00340433836442636619');
    await expect(history.queryByText('Dem Empfänger übergeben')).toBeNull();
    await expect(history.getByText('Verspätet sich um einen Tag')).toBeVisible();
    // What was told of the whole shipment is part of it.
    await expect(history.getByText('Beim Dienstleister angemeldet')).toBeVisible();
    await userEvent.selectOptions(whose, '');
    await expect(history.getByText('Dem Empfänger übergeben')).toBeVisible();
  },
};

/** Twenty numbers are folded away, and what most of them share is told once. */
export const ManyPieces: Story = {
  tags: ['state-many'],
  args: { state: partedState([20]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kornwestheim · Packstück 20')).toBeVisible();
    await expect(canvas.getAllByText('Aalen · Packstücke 1–19')).toHaveLength(2);
  },
};

export const UnfoldsManyPieces: Story = {
  tags: ['interaction'],
  args: { state: partedState([20]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('00340433836442636597', { selector: 'a *, a' })).not.toBeVisible();
    await userEvent.click(canvas.getByText('Nummer und Stand je Packstück'));
    await expect(canvas.getByText('00340433836442636597', { selector: 'a *, a' })).toBeVisible();
  },
};

/** What is told of a piece that is alone is told of the shipment. */
export const SaysNothingOfPiecesWhereThereIsOne: Story = {
  tags: ['interaction'],
  args: { state: partedState([1]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dem Empfänger übergeben')).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Verlauf zeigen für' })).toBeNull();
    await expect(canvas.queryByText('Nummer und Stand je Packstück')).toBeNull();
    await expect(canvas.queryByText(/Packstück 1/)).toBeNull();
  },
};

export const HistoryLoading: Story = { args: { state: withTracking(tracking.loading) } };

export const HistoryFailed: Story = { args: { state: withTracking(tracking.failed) } };

export const HistoryEmpty: Story = {
  args: {
    state: {
      ...states.ready,
      value: { shipment: panelState('ordered').value.shipment, tracking: tracking.ready },
    },
  },
  tags: ['state-empty'],
};

export const HistoryRefreshing: Story = {
  args: { state: withTracking({ ...states.ready.value.tracking, isRefreshing: true }) },
};

/** „Jetzt aktualisieren“ has failed: what was known stays, and says that it is old. */
export const HistoryOld: Story = {
  args: { state: withTracking({ ...states.ready.value.tracking, failure }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Sendungsverlauf konnte nicht abgerufen werden\..*letzte bekannte Stand/,
    );
    await expect(canvas.getByText('In das Zustellfahrzeug geladen')).toBeVisible();
    await expect(args.onRefreshTracking).not.toHaveBeenCalled();
  },
};

/** The shipment could not be asked for again. */
export const Old: Story = {
  args: { state: { ...states.ready, failure } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Die Sendung konnte nicht geladen werden.*letzte bekannte Stand/,
    );
    await expect(canvas.getByText('In das Zustellfahrzeug geladen')).toBeVisible();
    // Above all that is old by it.
    const notice = canvas.getByRole('alert').getBoundingClientRect();
    await expect(notice.bottom).toBeLessThan(canvas.getByText('In Zustellung').getBoundingClientRect().top);
  },
};

/** What comes is as high as what holds its place. */
export const LoadsInItsShape: Story = {
  tags: ['interaction'],
  render: function Arriving(args) {
    const [state, setState] = useState<ShipmentDetailState>(states.loading);
    return (
      <>
        <Button onPress={() => setState(args.state)}>Antwort</Button>
        <ShipmentPanel {...args} state={state} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const top = () => canvas.getByRole('heading', { name: 'Sendungsverlauf' }).getBoundingClientRect().top;
    const before = top();
    await userEvent.click(canvas.getByRole('button', { name: 'Antwort' }));
    await expect(await canvas.findByText('In das Zustellfahrzeug geladen')).toBeVisible();
    await expect(Math.abs(top() - before)).toBeLessThanOrEqual(20);
  },
};

export const HardCases: Story = {
  args: {
    state: panelState('exception', {
      exceptionReason: 'Zustellhindernisbenachrichtigung unzustellbar an Empfängeradresse',
    }),
  },
  globals: { viewport: { value: 'w320' } },
};
