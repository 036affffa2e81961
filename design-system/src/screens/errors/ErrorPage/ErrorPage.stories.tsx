import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ErrorPageState } from './error-page-state.ts';
import { errorPageCopy } from './ErrorPage.copy.ts';
import { ErrorPage } from './ErrorPage.tsx';

const states = {
  notFound: { kind: 'notFound' },
  failed: { kind: 'failed', code: 500, reference: 'req-7f3a91c2' },
  unreachable: { kind: 'unreachable' },
  outdated: { kind: 'outdated' },
} satisfies { [K in ErrorPageState['kind']]: Extract<ErrorPageState, { kind: K }> };

const meta = {
  component: ErrorPage,
  tags: ['no-data', 'no-list', 'for-everybody'],
  args: { state: states.notFound, homeHref: '#start', onReload: fn(), onRetry: fn(() => Promise.resolve()) },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['state-ready', 'state-no-hits'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 – Seite nicht gefunden');
    await expect(canvas.getByText('Die angeforderte Seite konnte nicht gefunden werden.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zur Startseite' })).toHaveAttribute(
      'href',
      '#start',
    );
  },
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('500 – Unbekannter Fehler');
    await expect(canvas.getByText(/nicht gerechnet/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fehlernummer kopieren' })).toBeVisible();
    // What the text advises comes first.
    const home = canvas.getByRole('link', { name: 'Zurück zur Startseite' });
    const reload = canvas.getByRole('button', { name: 'Seite neu laden' });
    await expect(reload.compareDocumentPosition(home)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** As large as the heading of any page. */
export const HeadsThePage: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const { fontSize } = getComputedStyle(canvas.getByRole('heading', { level: 1 }));
    await expect(Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(20);
  },
};

export const LoadsThePageAnew: Story = {
  args: { state: states.failed },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Seite neu laden' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
};

/** The server has named the fault. */
export const FailedWithMessage: Story = {
  args: { state: { kind: 'failed', code: 503, message: 'Die Plattform wird bis 14:30\u00A0Uhr gewartet.' } },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('503 – Plattform nicht verfügbar');
    await expect(canvas.queryByText(/nicht gerechnet/)).toBeNull();
    await expect(canvas.getByText('Ihre Entwürfe bleiben gespeichert.')).toBeVisible();
    await expect(canvas.getByText(/wird bis 14:30.Uhr gewartet/)).toBeVisible();
  },
};

/** The heading of each status that has words of its own. */
export const EveryStatus: Story = {
  render: (args) => (
    <>
      {Object.keys(errorPageCopy.statusMessages).map((code) => (
        <ErrorPage key={code} {...args} state={{ kind: 'failed', code: Number(code) }} />
      ))}
    </>
  ),
};

/** The code of the page did not come, and nothing else does. */
export const Unreachable: Story = {
  args: { state: states.unreachable },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Die Seite kann gerade nicht geladen werden',
    );
    await expect(canvas.getByText(/Ihre Entwürfe bleiben gespeichert/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Zurück zur Startseite' })).toBeVisible();
  },
};

export const TriesAgain: Story = {
  args: { state: states.unreachable },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Auch dieser Versuch ist fehlgeschlagen.')).toBeVisible();
  },
};

export const Outdated: Story = {
  args: { state: states.outdated },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Zurück zur Startseite' });
    await expect(home).toHaveAttribute('href', '#start');
  },
};

export const HardCases: Story = {
  args: { state: { ...states.failed, message: 'Datenschutzgrundverordnungskonformitätsprüfungsfehler' } },
  globals: { viewport: { value: 'w320' } },
};
