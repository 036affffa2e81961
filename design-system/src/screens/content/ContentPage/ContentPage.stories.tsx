import type { Meta, StoryObj } from '@storybook/react-vite';
import { contentPages, FIXTURE_NOW, hostileHtml } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { ContentPageState } from './content-page-state.ts';
import { ContentPage } from './ContentPage.tsx';

const failure = { status: 503, at: FIXTURE_NOW, requestId: 'req-7f3a91c2' };

const states = {
  loading: { kind: 'loading', isSlow: false },
  failed: { kind: 'failed', failure, isRetrying: false },
  notFound: { kind: 'notFound' },
  ready: { kind: 'ready', value: contentPages.imprint, isRefreshing: false },
} satisfies { [K in ContentPageState['kind']]: Extract<ContentPageState, { kind: K }> };

const withBody = (body: string) => ({ ...states.ready, value: { ...contentPages.contact, body } });

const meta = {
  component: ContentPage,
  tags: ['no-list', 'for-everybody'],
  args: { state: states.ready, homeHref: '#start', onRetry: fn() },
} satisfies Meta<typeof ContentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: states.loading } };

export const Slow: Story = {
  args: { state: { ...states.loading, isSlow: true } },
  tags: ['state-loading'],
};

export const Failed: Story = {
  args: { state: states.failed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Seite konnte nicht geladen werden')).toBeVisible();
  },
};

/** The specification's words for an address without a page. */
export const NotFound: Story = {
  args: { state: states.notFound },
  tags: ['state-empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404 – Seite nicht gefunden' })).toBeVisible();
  },
};

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    await expect(canvas.getByText('Stand: 20.11.2026')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** A long text has a table of contents. */
export const Long: Story = {
  args: { state: { ...states.ready, value: contentPages.privacy } },
  tags: ['state-ready'],
};

/** People who are signed in read it in a frame that leaves its pages no gutter. */
export const KeepsItsEdgesFree: Story = {
  render: (args) => (
    <main>
      <ContentPage {...args} />
      <ContentPage {...args} state={states.failed} />
    </main>
  ),
  parameters: { layout: 'fullscreen' },
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas }) => {
    const edge = (element: HTMLElement) => element.getBoundingClientRect().left;
    await expect(edge(canvas.getByRole('heading', { level: 1, name: 'Impressum' }))).toBeGreaterThanOrEqual(
      16,
    );
    await expect(edge(canvas.getByText('Die Seite konnte nicht geladen werden'))).toBeGreaterThanOrEqual(16);
  },
};

export const LeadsToItsSections: Story = {
  args: { state: { ...states.ready, value: contentPages.privacy } },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole('navigation', { name: 'Inhalt' }));
    const headings = canvas.getAllByRole('heading', { level: 2 });
    const links = contents.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual(headings.map((h) => h.textContent));
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(headings.map((h) => `#${h.id}`));
  },
};

/**
 * What must not reach anybody's page does not, whatever the API lets through. Each text has a page of its own: one that
 * leaves something open would hide those after it.
 */
export const IsHarmless: Story = {
  render: (args) => (
    <>
      {hostileHtml.flatMap((html) => [
        <ContentPage key={html} {...args} state={withBody(`<p>Davor</p>${html}`)} />,
        // What stands before it can change how it is read.
        <ContentPage key={`alone ${html}`} {...args} state={withBody(html)} />,
      ])}
    </>
  ),
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Davor')).toHaveLength(hostileHtml.length);
    const elements = [...canvasElement.querySelectorAll('article > div:last-child *')];
    await expect(elements.length).toBeGreaterThan(hostileHtml.length);
    const allowed = /^(?:DIV|P|A|SPAN|TABLE|TBODY)$/;
    await expect(elements.map(({ tagName }) => tagName).filter((name) => !allowed.test(name))).toEqual([]);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    await expect(attributes.filter(({ name }) => name !== 'href').map(({ name }) => name)).toEqual([]);
    await expect(
      attributes.map(({ value }) => value).filter((value) => /script|data:|boese/i.test(value)),
    ).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect('hacked' in globalThis).toBe(false);
  },
};

export const TriesAgain: Story = {
  args: { state: states.failed },
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Erneut versuchen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const HardCases: Story = {
  args: {
    state: withBody(
      `<h2>${'Sendungsverfolgungsbenachrichtigungseinstellungen'.repeat(2)}</h2>
       <ul><li>https://versand.example.org/${'a'.repeat(80)}</li><li><ol><li>Eins</li></ol></li></ul>
       <blockquote>Zitat</blockquote><h3>Tabelle</h3>
       <table><tr><th scope="col">Transportversicherungsbedingungen</th><th scope="col">Gefahrgut</th></tr>
       <tr><td>Haftungsausschlussbestimmungen</td><td>Nein</td></tr></table>`,
    ),
  },
  globals: { viewport: { value: 'w320' } },
};
