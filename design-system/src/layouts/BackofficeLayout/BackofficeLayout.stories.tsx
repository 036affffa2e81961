import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { navItems, topBarSlots } from '../../stories/shell.tsx';
import { TopBarHome } from '../TopBarParts/TopBarParts.tsx';
import { BackofficeLayout } from './BackofficeLayout.tsx';

const meta = {
  component: BackofficeLayout,
  args: {
    brand: (
      <TopBarHome href="/backoffice">
        <BrandMark name="Lotse" isInverse />
      </TopBarHome>
    ),
    areaLabel: 'Backoffice',
    exit: (
      <ButtonLink href="/sendungen" variant="inverse">
        Zur Anwendung
      </ButtonLink>
    ),
    search: topBarSlots.search,
    profile: topBarSlots.profile,
    skipLabel: 'Zum Inhalt springen',
    navLabel: 'Backoffice',
    navGroups: [
      { items: navItems.slice(0, 1) },
      { title: 'Dienstleister', items: navItems.slice(1, 3) },
      { title: 'System', items: navItems.slice(3) },
    ],
    routeKey: '/backoffice',
    children: <PageHeading>Organisationen</PageHeading>,
  },
  argTypes: { exit: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackofficeLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(
      window.innerWidth >= 1280 ? 200 : 56,
    );
  },
};

export const Rail: Story = { globals: { viewport: { value: 'w768' } } };

export const HardCases: Story = {
  args: { children: <PageHeading>Verpackungsartenzuordnungsbestätigungen</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
