import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  component: AuthLayout,
  args: {
    skipLabel: 'Zum Inhalt springen',
    brand: <BrandMark name="Lotse" />,
    footerLabel: 'Rechtliches',
    footerItems: [],
    routeKey: '/join',
    children: (
      <>
        <PageHeading>Sie wurden zu Tietze Feinmechanik GmbH eingeladen</PageHeading>
        <p>Melden Sie sich an oder erstellen Sie ein Konto, um beizutreten.</p>
        <Button variant="primary">Einladung annehmen</Button>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AuthLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFooter: Story = {
  args: {
    footerItems: [
      <Link key="imprint" href="/impressum" tone="inherit">
        Impressum
      </Link>,
      <Link key="privacy" href="/datenschutz" tone="inherit">
        Datenschutz
      </Link>,
    ],
  },
};

export const HardCases: Story = {
  args: { children: <PageHeading>Organisationsmitgliedschaftseinladungsbestätigung</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
