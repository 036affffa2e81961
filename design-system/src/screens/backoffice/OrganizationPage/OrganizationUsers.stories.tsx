import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationRecord } from 'contract/fixtures';
import { expect } from 'storybook/test';
import { teamArgs } from '../../settings/Team/team-fixtures.ts';
import { OrganizationUsers } from './OrganizationUsers.tsx';

/** The people of an organisation among what else staff see of it; the rest is told by the stories of the team. */
const meta = {
  component: OrganizationUsers,
  tags: ['part'],
  parameters: { layout: 'fullscreen' },
  args: {
    ...teamArgs,
    ownId: 'usr_staff',
    organization: organizationRecord,
    page: { list: '#alle', tab: (tab) => `#${tab}` },
  },
} satisfies Meta<typeof OrganizationUsers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Tietze Feinmechanik GmbH');
    await expect(canvas.getByRole('link', { name: 'Benutzer' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText('Sie', { exact: true })).toBeNull();
  },
};

/** Before the organisation is known, by staff who may only look. */
export const ReadOnly: Story = {
  tags: ['interaction'],
  args: { organization: undefined, actions: null, onInvite: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Organisation');
    await expect(canvas.queryByRole('button', { name: /^Aktionen für/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Person einladen' })).toBeNull();
  },
};
