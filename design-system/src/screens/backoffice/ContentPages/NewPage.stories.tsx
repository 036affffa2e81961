import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import { NewPage } from './NewPage.tsx';

const meta = {
  component: NewPage,
  parameters: { layout: 'fullscreen' },
  args: {
    listHref: '#seiten',
    missing: ['imprint'],
    findHtmlFault: () => undefined,
    slug: 'unknown',
    onSlugChange: fn(),
    pending: false,
    failure: null,
    onSubmit: fn(),
    onChangedChange: fn(),
  },
} satisfies Meta<typeof NewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The imprint is missing, so the form begins with it. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Art/)).toHaveValue('imprint');
  },
};

export const Publishes: Story = {
  tags: ['interaction'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Titel/), 'Impressum');
    await userEvent.type(canvas.getByLabelText(/^Slug/), 'Impressum!');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Inhalt/ }), '<p>Wer wir sind.</p>');
    await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }));
    await expect(canvas.getAllByText(/Ungültiger Slug/).length).toBeGreaterThan(0);
    await userEvent.clear(canvas.getByLabelText(/^Slug/));
    await userEvent.type(canvas.getByLabelText(/^Slug/), 'impressum');
    await userEvent.click(canvas.getByRole('button', { name: 'Veröffentlichen' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'imprint',
      title: 'Impressum',
      slug: 'impressum',
      body: '<p>Wer wir sind.</p>',
    });
  },
};

/** What the application keeps for itself is not called free, neither while it is typed nor beside the complaint. */
export const Reserved: Story = {
  tags: ['interaction'],
  args: { slug: 'free', onSlugChange: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Der Slug ist frei.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Slug/), 'sendungen');
    await userEvent.tab();
    await expect(await canvas.findByText('Dieser Slug ist für die Anwendung reserviert.')).toBeVisible();
    await expect(canvas.queryByText('Der Slug ist frei.')).toBeNull();
    await expect(args.onSlugChange).not.toHaveBeenCalledWith('sendungen');
  },
};

export const Publishing: Story = {
  tags: ['interaction'],
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Seite wird veröffentlicht …/ })).toBeVisible();
  },
};

/** The platform could not be reached; nothing of what was typed is lost. */
export const NotPublished: Story = {
  tags: ['state-failed'],
  args: { failure: { reason: 'unreachable', at: FIXTURE_NOW } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Die Seite wurde nicht veröffentlicht.')).toBeVisible();
  },
};
