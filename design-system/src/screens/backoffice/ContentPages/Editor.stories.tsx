import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StaffPage } from 'contract';
import { contentPages, FIXTURE_NOW, people } from 'contract/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { EditedPageState } from './content-pages-state.ts';
import { EditedPage } from './EditedPage.tsx';

const { given_name, family_name, id } = people.backofficeAdmin;
const page: StaffPage = {
  ...contentPages.contact,
  updatedBy: { id, full_name: `${given_name} ${family_name}` },
};

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
  ready: { kind: 'ready', value: page, isRefreshing: false },
} satisfies { [K in EditedPageState['kind']]: Extract<EditedPageState, { kind: K }> };

const saving = {
  began: page,
  pending: false,
  failure: null,
  conflict: null,
  isSaved: false,
  onSubmit: fn(),
  onKeepMine: fn(),
  onTakeTheirs: fn(),
  onChangedChange: fn(),
};

const meta = {
  component: EditedPage,
  tags: ['no-list'],
  parameters: { layout: 'fullscreen' },
  args: {
    state: states.ready,
    saving,
    hrefs: { home: '#start', list: '#seiten', shown: (slug) => `#${slug}` },
    // A stand-in for what reads HTML, which has tests of its own.
    findHtmlFault: (html) => (html.includes('</h3>') ? { line: 3, unclosed: 'h2' } : undefined),
    slug: 'unknown',
    onSlugChange: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof EditedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'Seite ansehen' })).toHaveAttribute('href', '#kontakt');
    await userEvent.click(canvas.getByRole('button', { name: 'Löschen' }));
    await expect(args.onDelete).toHaveBeenCalledWith(page);
  },
};

/** As readers will see it; what was typed is still there. */
export const Preview: Story = {
  tags: ['state-ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Vorschau' }));
    await expect(canvas.getByRole('region', { name: 'So erscheint die Seite' })).toBeVisible();
    await expect(canvas.getByText('Muster.')).toBeVisible();
  },
};

/** Whatever is typed has a preview: nothing has looked at it yet. */
export const PreviewsAnything: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    const body = canvas.getByRole('textbox', { name: /^Inhalt/ });
    await userEvent.clear(body);
    await userEvent.type(body, '<frameset><frame src="/"></frameset><p>Danach</p>');
    await userEvent.click(canvas.getByRole('radio', { name: 'Vorschau' }));
    const preview = within(canvas.getByRole('region', { name: 'So erscheint die Seite' }));
    await expect(await preview.findByText('Danach')).toBeVisible();
  },
};

/** A mistake is said with its line, and the way leads back from the preview to the text. */
export const RefusesWrongHtml: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    const body = canvas.getByRole('textbox', { name: /^Inhalt/ });
    await userEvent.clear(body);
    await userEvent.type(body, '<h2>Text</h3>');
    await userEvent.click(canvas.getByRole('radio', { name: 'Vorschau' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Änderungen speichern' }));
    await expect(
      canvas.getAllByText(/Ungültiger HTML-Code \(Zeile.3: <h2> ist nicht geschlossen\)/)[0],
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: /^Inhalt.\(HTML/ }));
    await expect(body).toBeVisible();
    await expect(body).toHaveFocus();
    await expect(args.saving?.onSubmit).not.toHaveBeenCalled();
  },
};

/** Somebody else has this slug. */
export const SlugTaken: Story = {
  tags: ['interaction'],
  args: { slug: 'taken' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Diesen Slug hat bereits eine andere Seite.')).toBeVisible();
  },
};

export const SlugFree: Story = {
  tags: ['interaction'],
  args: { slug: 'free' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Der Slug ist frei.')).toBeVisible();
  },
};

export const SlugAsked: Story = {
  tags: ['interaction'],
  args: { slug: 'asking' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Wird geprüft …')).toBeVisible();
  },
};

/** Whoever serves customers reads it. */
export const ReadOnly: Story = {
  tags: ['state-ready'],
  args: { saving: null, onDelete: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nur Administratoren können Inhaltsseiten ändern.')).toBeVisible();
  },
};

/** Two have changed the same. */
export const Overtaken: Story = {
  tags: ['state-ready'],
  args: {
    saving: {
      ...saving,
      conflict: {
        theirs: { ...page, version: 2, title: 'Kontakt und Hilfe' },
        mine: { kind: page.kind, slug: page.slug, title: 'So erreichen Sie uns', body: page.body },
        isKept: false,
      },
    },
  },
};

/** Somebody else deletes it while something is typed: that stays, and is not saved. */
export const DeletedMeanwhile: Story = {
  tags: ['state-ready'],
  args: {
    state: { ...states.ready, loss: 'deleted' },
    saving: { ...saving, failure: { reason: 'gone', status: 404, at: FIXTURE_NOW } },
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: /^Titel/ });
    await userEvent.type(title, ' neu');
    await expect(title).toHaveValue(`${page.title} neu`);
    await expect(canvas.queryByRole('button', { name: 'Löschen' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { state: states.loading } };

export const Failed: Story = { args: { state: states.failed } };

export const NotFound: Story = { args: { state: states.notFound }, tags: ['state-empty'] };

export const Forbidden: Story = { args: { state: states.forbidden } };
