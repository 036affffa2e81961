import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { vars } from '../../tokens/index.ts';
import { PublicLayout } from './PublicLayout.tsx';

const legalLinks = [
  ['/impressum', 'Impressum'],
  ['/datenschutz', 'Datenschutz'],
  ['/kontakt', 'Kontakt'],
].map(([href = '', label]) => (
  <Link key={href} href={href} tone="inherit">
    {label}
  </Link>
));

const meta = {
  component: PublicLayout,
  args: {
    skipLabel: 'Zum Inhalt springen',
    brand: <BrandMark name="Lotse" />,
    actions: (
      <>
        <Button variant="quiet">Konto erstellen</Button>
        <Button>Anmelden</Button>
      </>
    ),
    footerLabel: 'Rechtliches',
    footerItems: legalLinks,
    routeKey: '/',
    children: (
      <div style={{ paddingBlock: vars.space[10] }}>
        <PageHeading description="Ein Formular für alle Dienstleister, mit Preisen im Vergleich.">
          Sendungen erstellen, verfolgen und abholen lassen
        </PageHeading>
      </div>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublicLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Rechtliches' })).toBeInTheDocument();
  },
};

export const WithFooterButton: Story = {
  args: {
    footerItems: [
      ...legalLinks,
      <Button key="cookies" variant="link">
        Cookie-Einstellungen
      </Button>,
    ],
  },
};

export const HardCases: Story = {
  args: { children: <PageHeading>Sendungsverfolgungsbenachrichtigungseinstellungen</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
