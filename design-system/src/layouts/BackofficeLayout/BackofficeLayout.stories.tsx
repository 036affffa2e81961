import { Building2, Package, ScrollText, Truck } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BrandMark } from '../../components/BrandMark/BrandMark.tsx';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHead,
  TableRow,
} from '../../components/Table/Table.tsx';
import { Page } from '../../stories/Page.tsx';
import { topBarSlots } from '../../stories/shell.tsx';
import { TopBarHome } from '../TopBarParts/TopBarParts.tsx';
import { BackofficeLayout } from './BackofficeLayout.tsx';

const organisations = [
  { name: 'Tietze Feinmechanik GmbH', city: 'Kiel', members: 4 },
  { name: 'Labor Dr. Özgür Şahin MVZ', city: 'Köln', members: 11 },
  { name: 'Buchhandlung am Kupfergraben GmbH', city: 'Berlin', members: 2 },
];

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
      { items: [{ href: '/backoffice', label: 'Organisationen', icon: Building2, isCurrent: true }] },
      {
        title: 'Dienstleister',
        items: [
          { href: '/backoffice/produkte', label: 'Produkte', icon: Truck },
          { href: '/backoffice/verpackungsarten', label: 'Verpackungsarten', icon: Package },
        ],
      },
      {
        title: 'System',
        items: [{ href: '/backoffice/protokoll', label: 'Protokoll', icon: ScrollText }],
      },
    ],
    routeKey: '/backoffice',
    children: (
      <Page>
        <PageHeading description="Alle, die über Lotse versenden.">Organisationen</PageHeading>
        <Table label="Organisationen">
          <TableHead>
            <TableColumn>Organisation</TableColumn>
            <TableColumn>Ort</TableColumn>
            <TableColumn align="end">Mitglieder</TableColumn>
          </TableHead>
          <TableBody>
            {organisations.map(({ name, city, members }) => (
              <TableRow key={name}>
                <TableCell card="title" isRowHeader>
                  {name}
                </TableCell>
                <TableCell label="Ort">{city}</TableCell>
                <TableCell label="Mitglieder" align="end">
                  {members}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Page>
    ),
  },
  argTypes: { exit: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackofficeLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Wide: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation').getBoundingClientRect().width).toBe(
      window.innerWidth >= 1280 ? 200 : 56,
    );
  },
};

export const HardCases: Story = {
  args: {
    children: (
      <Page>
        <PageHeading>Verpackungsartenzuordnungsbestätigungen</PageHeading>
      </Page>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
