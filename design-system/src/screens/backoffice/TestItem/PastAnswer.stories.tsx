import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW, testAnswer } from 'contract/fixtures';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { PastAnswer } from './PastAnswer.tsx';
import type { PastAnswerView } from './test-item-state.ts';

const states = {
  loading: { kind: 'loading', isSlow: false },
  notFound: { kind: 'notFound' },
  forbidden: {
    kind: 'forbidden',
    refusal: {
      person: { name: 'Timo Brandt', role: 'Packplatz', organizationName: 'Tietze Feinmechanik GmbH' },
      helper: 'administrator',
    },
  },
  failed: {
    kind: 'failed',
    failure: { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' },
    isRetrying: false,
  },
  ready: { kind: 'ready', value: testAnswer, isRefreshing: false },
} satisfies {
  [K in PastAnswerView['state']['kind']]: Extract<PastAnswerView['state'], { kind: K }>;
};

/** What a case has answered in an earlier execution. */
const meta = {
  component: PastAnswer,
  tags: ['part'],
  args: {
    state: states.ready,
    homeHref: '#start',
    now: new Date(FIXTURE_NOW),
    onClose: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PastAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same views as of the latest answer, and nothing to be taken over. */
export const Ready: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ausführung 25' }));
    await expect(
      dialog.getByText(/^Gestartet .*\. Verglichen wird mit dem Ergebnis, das damals erwartet wurde\.$/),
    ).toBeVisible();
    await expect(dialog.getByRole('rowheader', { name: /priceNetCents.*geändert/ })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: /übernehmen/ })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Schließen' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nobody had said yet what is expected. */
export const NothingExpected: Story = {
  tags: ['interaction'],
  args: { state: { ...states.ready, value: { ...testAnswer, expected: null } } },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ausführung 25' }));
    await expect(dialog.getByText('Kein erwartetes Ergebnis festgelegt.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { state: states.loading },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Ausführung' })).toBeVisible();
    await expect(screen.getByText('Antwort wird geladen …')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ args }) => {
    await expect(await screen.findByText('Die Antwort konnte nicht geladen werden.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Executions are forgotten after 90 days. */
export const NotFound: Story = {
  tags: ['interaction'],
  args: { state: states.notFound },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Zu dieser Ausführung gibt es keine Antwort mehr.' }),
    ).toBeVisible();
  },
};

export const Forbidden: Story = { args: { state: states.forbidden } };
