import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Carrier } from 'contract';
import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { vars } from '../../tokens/index.ts';
import { Choosing } from './Choosing.tsx';
import { RateList, type RateListProps } from './RateList.tsx';
import { ratesFixtures as states } from './rates-fixtures.ts';
import type { CarrierState, RatesState } from './rates-state.ts';

/** What the list does while carriers answer: nothing moves under pointer and focus. */
const meta = {
  component: RateList,
  tags: ['controls'],
  args: { state: states.answered, chosenKey: null, speed: 'any', onChoose: fn(), onRetry: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: vars.frame.rates }}>{Story()}</div>],
} satisfies Meta<typeof RateList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** While the first carriers answer, what is there stays under the pointer; new prices follow. */
export const AddsNewRatesBelowThePointer: Story = {
  tags: ['interaction'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    const radios = () => canvas.queryAllByRole('radio', { name: /€/ });
    const places = () => radios().map((radio) => radio.closest('label')?.getBoundingClientRect().top);
    const names = () => radios().map((radio) => radio.closest('label')?.textContent?.slice(0, 20));
    const waiting = canvas.getAllByText('Wird abgefragt …').at(-1);
    if (waiting) await moveOver(waiting);
    // The dearest first, so that sorting would put each of the next ones above it.
    arrive('MEX');
    await waitFor(() => expect(radios()).toHaveLength(1));
    for (const carrier of ['FedEx', 'UPS', 'DHL', 'ILO', 'GLS', 'DEKU'] as const) {
      const [before, placesBefore] = [names(), places()];
      arrive(carrier);
      await waitFor(() => expect(canvas.queryAllByText('Wird abgefragt …')).toHaveLength(left()));
      await expect(names().slice(0, before.length)).toEqual(before);
      await expect(places().slice(0, before.length)).toEqual(placesBefore);
    }
    // Nobody leaves: the pointer only keeps still.
    await expect(names()[0]).not.toContain('Paket Inter');
    await waitFor(() => expect(names()[0]).toContain('Paket Inter'), { timeout: 3000 });
  },
};

/** The list has grown to where the pointer rests: „Preis“ is lit, so the cheapest is first. */
export const SortsBelowAPointerThatRests: Story = {
  tags: ['interaction'],
  render: (args) => <Arriving {...args} />,
  play: async ({ canvas }) => {
    const [waiting] = canvas.getAllByText('Wird abgefragt …');
    if (waiting) await restOver(waiting);
    for (const carrier of ['MEX', 'FedEx', 'UPS', 'DHL', 'ILO', 'GLS', 'DEKU'] as const) {
      arrive(carrier);
      await waitFor(() => expect(canvas.queryAllByText('Wird abgefragt …')).toHaveLength(left()));
    }
    const [first] = canvas.getAllByRole('radio', { name: /€/ });
    await expect(first?.closest('label')).toHaveTextContent(/Paket International/);
  },
};

/** What a browser tells of a pointer that rests where an element comes to be. */
async function restOver(target: Element): Promise<void> {
  await userEvent.pointer({ target, coords: { screenX: 40, screenY: 40 } });
}

async function moveOver(target: Element): Promise<void> {
  await restOver(target);
  await fireEvent.pointerMove(target, { screenX: 44, screenY: 40 });
}

/** Lets a carrier answer; set by the story that is mounted, as is how many have not. */
let arrive: (carrier: Carrier) => void = () => {};
let left = () => 0;

function Arriving(props: RateListProps) {
  const [arrived, setArrived] = useState<readonly Carrier[]>([]);
  useEffect(() => {
    arrive = (carrier) => setArrived((before) => [...before, carrier]);
    left = () => states.answered.carriers.length - arrived.length;
  }, [arrived]);
  const carriers = states.answered.carriers.map((state) =>
    arrived.includes(state.carrier) ? state : { status: 'loading' as const, carrier: state.carrier },
  );
  return <Choosing {...props} state={{ kind: 'asked', carriers }} />;
}

/** Prices come back changed while the pointer is on the list: every row stays where it is. */
export const KeepsItsOrderUnderThePointer: Story = {
  tags: ['interaction'],
  render: (args) => <Refreshing {...args} />,
  play: async ({ canvas }) => {
    const order = () =>
      canvas
        .getAllByRole('radio', { name: /€/ })
        .map((radio) => radio.closest('label')?.textContent?.slice(0, 8));
    const before = order();
    const [first] = canvas.getAllByRole('radio', { name: /€/ });
    if (first) await moveOver(first);
    refresh();
    await expect(await canvas.findByText('1,00 €', { normalizer: withOrdinarySpaces })).toBeVisible();
    await expect(order()).toEqual(before);
  },
};

function withOrdinarySpaces(text: string): string {
  return text.replaceAll('\u00A0', ' ').trim();
}

/** Makes the dearest rate the cheapest; set by the story that is mounted. */
let refresh = () => {};

function Refreshing(props: RateListProps) {
  const [isCheap, setCheap] = useState(false);
  useEffect(() => {
    refresh = () => setCheap(true);
  }, []);
  const carriers = states.answered.carriers.map((carrier) =>
    isCheap && carrier.carrier === 'MEX' && carrier.status === 'answered'
      ? { ...carrier, rates: carrier.rates.map((rate) => ({ ...rate, priceNetCents: 100 })) }
      : carrier,
  );
  return <Choosing {...props} state={{ kind: 'asked', carriers }} />;
}

/** A carrier that was asked again keeps its row and the focus on it, until it has a price to go to. */
export const StaysAtACarrierThatIsAskedAgain: Story = {
  tags: ['interaction'],
  render: (args) => <AskingAgain {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Erneut versuchen (UPS)' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Wird erneut versucht …');
    await expect(button).toHaveFocus();
    settle('failed');
    await expect(await canvas.findByText('Auch dieser Versuch ist fehlgeschlagen.')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Wird erneut versucht …');
    settle('answered');
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Standard.*164,90/ })).toHaveFocus());
  },
};

/** How the carrier that was asked again ends; set by the story that is mounted. */
let settle: (status: 'failed' | 'answered') => void = () => {};

function AskingAgain(props: RateListProps) {
  const [status, setStatus] = useState<CarrierState['status']>('failed');
  useEffect(() => {
    settle = setStatus;
  }, []);
  const carriers = states.answered.carriers.map((state): CarrierState => {
    const { carrier } = state;
    if (carrier !== 'UPS' || status === 'answered') return state;
    if (status === 'loading') return { status, carrier };
    return { status: 'failed', carrier, failure: 'unreachable', afterSeconds: null };
  });
  return <Choosing {...props} state={{ kind: 'asked', carriers }} onRetry={() => setStatus('loading')} />;
}

/** Asking anew begins with nothing; the failure stays until there is something. */
export const StaysAtAQuestionThatIsAskedAgain: Story = {
  tags: ['interaction'],
  render: function AskingAllAgain(args) {
    const [state, setState] = useState<RatesState>(states.failed);
    const ask = () => {
      setState(states.loading);
      setTimeout(() => setState(states.answered), 300);
    };
    return <Choosing {...args} state={state} onRetry={ask} />;
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Erneut versuchen' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Wird erneut versucht …');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('radio', { name: /Paket International/ })).toHaveFocus());
  },
};
