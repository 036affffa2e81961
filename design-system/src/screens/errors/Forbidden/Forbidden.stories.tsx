import type { Meta, StoryObj } from '@storybook/react-vite';
import { roleLabels } from 'contract';
import { expect } from 'storybook/test';
import { Forbidden } from './Forbidden.tsx';

const timo = {
  name: 'Timo Brandt (packplatz@lotse.example)',
  role: 'Packplatz',
  organizationName: 'Tietze Feinmechanik GmbH',
};

const meta = {
  component: Forbidden,
  tags: ['no-data', 'no-list', 'is-failure'],
  args: { homeHref: '#start', refusal: { person: timo, helper: 'owner' } },
} satisfies Meta<typeof Forbidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithPerson: Story = {
  tags: ['state-ready', 'state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Fehlende Berechtigung');
    await expect(
      canvas.getByText('Sie haben nicht die nötigen Berechtigungen, um diese Seite zu sehen.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Angemeldet als Timo Brandt (packplatz@lotse.example), Rolle Packplatz.'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/Ein Inhaber Ihrer Organisation \(Tietze Feinmechanik GmbH\) kann/),
    ).toBeVisible();
  },
};

/** A page of the backoffice, and a role that the product does not know. */
export const Backoffice: Story = {
  args: { refusal: { person: { ...timo, role: '' }, helper: 'administrator' } },
  tags: ['state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Angemeldet als Timo Brandt (packplatz@lotse.example).')).toBeVisible();
    await expect(canvas.getByText(/Ein Administrator kann/)).toBeVisible();
  },
};

/** A member of the staff, on a page for those with more rights. */
export const OfStaff = {
  args: {
    refusal: {
      person: { ...timo, role: roleLabels.backoffice_user, organizationName: 'Lotse Betrieb' },
      helper: 'administrator',
    },
  },
  tags: ['state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Rolle Backoffice-Mitglied\.$/)).toBeVisible();
  },
} satisfies Story;

/** A member of the staff, on a page of organisations that dispatch: theirs has no owner. */
export const OfStaffAmongCustomers: Story = {
  args: { refusal: { ...OfStaff.args.refusal, helper: 'portal' } },
  tags: ['state-forbidden'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Ihr Konto gehört zum Portal\. Ein Administrator kann/)).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    refusal: {
      person: {
        name: 'Annegret Freifrau von Müller-Lüdenscheid-Großhansdorf',
        role: 'Super-Administrator',
        organizationName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbau',
      },
      helper: 'owner',
    },
  },
  globals: { viewport: { value: 'w320' } },
};
