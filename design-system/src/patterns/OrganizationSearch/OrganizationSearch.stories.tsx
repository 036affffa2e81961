import type { Meta, StoryObj } from '@storybook/react-vite';
import { FIXTURE_NOW } from 'contract/fixtures';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { foundOrganizations, organizationSearch } from './organization-search-fixtures.ts';
import { OrganizationSearch } from './OrganizationSearch.tsx';

const meta = {
  component: OrganizationSearch,
  args: { ...organizationSearch('Weser'), onChoose: fn() },
} satisfies Meta<typeof OrganizationSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

const type = async (canvas: { getByRole: typeof screen.getByRole }) => {
  const field = canvas.getByRole('combobox', { name: 'Organisation' });
  await userEvent.type(field, 'Weser');
  return field;
};

/** Found by a part of its name, with the numbers that it is known by. */
export const Found: Story = {
  play: async ({ canvas }) => {
    await type(canvas);
    await expect(await screen.findByRole('option', { name: /Weserbergland/ })).toBeVisible();
    await expect(screen.getByText('org_weserbergland · K-20533')).toBeVisible();
  },
};

/** Chosen by keys; the field is empty for the next one. */
export const ChoosesByKeys: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const field = await type(canvas);
    await screen.findByRole('option', { name: /Weserbergland/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(foundOrganizations[0].orgCode);
    await expect(field).toHaveValue('');
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
  },
};

/** An answer to an earlier text is none to this one. */
export const SaysWhatIsMissing: Story = {
  tags: ['interaction'],
  args: { answer: { text: 'Weser', found: { kind: 'ready', value: [], isRefreshing: false } } },
  play: async ({ canvas }) => {
    const field = await type(canvas);
    await expect(await screen.findByText('Keine Organisation gefunden.')).toBeVisible();
    await userEvent.type(field, 'b');
    await expect(await screen.findByText('Wird gesucht …')).toBeVisible();
  },
};

/** What could not be fetched is asked for again from the list. */
export const Retries: Story = {
  tags: ['interaction'],
  args: {
    answer: {
      text: 'Weser',
      found: { kind: 'failed', failure: { status: 503, at: FIXTURE_NOW }, isRetrying: false },
    },
  },
  play: async ({ args, canvas }) => {
    await type(canvas);
    await userEvent.click(
      await screen.findByRole('option', { name: /Die Organisationen konnten nicht geladen werden/ }),
    );
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
