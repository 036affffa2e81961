import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { DescriptionList } from '../../components/DescriptionList/DescriptionList.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { AppPage } from '../../stories/AppPage.tsx';
import { Column, Stack } from '../../stories/Stack.tsx';
import { SidebarLeftLayout, SidebarRightLayout } from './SidebarLayout.tsx';

const meta = {
  component: SidebarLeftLayout,
  args: {
    sidebarLabel: 'Inhaltsverzeichnis',
    sidebar: (
      <Stack>
        <Link href="#erstellen">Sendung erstellen</Link>
        <Link href="#drucken">Etikett drucken</Link>
        <Link href="#stornieren">Sendung stornieren</Link>
      </Stack>
    ),
    children: (
      <Stack>
        <PageHeading>Hilfe zu Sendungen</PageHeading>
        <section id="erstellen">
          <h2>Sendung erstellen</h2>
          <p>Geben Sie Empfänger und Packstücke ein und wählen Sie einen der Tarife.</p>
        </section>
        <section id="drucken">
          <h2>Etikett drucken</h2>
          <p>Das Etikett erscheint, sobald der Dienstleister den Auftrag bestätigt hat.</p>
        </section>
        <section id="stornieren">
          <h2>Sendung stornieren</h2>
          <p>Das ist bis zum Tagesabschluss möglich.</p>
        </section>
      </Stack>
    ),
  },
  argTypes: { sidebar: { control: false } },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AppPage>{Story()}</AppPage>],
} satisfies Meta<typeof SidebarLeftLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Left: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'Inhaltsverzeichnis' })).toBeInTheDocument();
  },
};

export const Right: Story = {
  args: {
    sidebarLabel: 'Zusammenfassung und Tarife',
    sidebar: (
      <Stack>
        <h2>Zusammenfassung</h2>
        <DescriptionList
          items={[
            { term: 'Empfänger', value: 'Zahntechnik Löwenstein & Partner mbB' },
            { term: 'Packstücke', value: '3, zusammen 24,5\u00A0kg' },
          ]}
        />
        <Button variant="primary">Versandauftrag erteilen</Button>
      </Stack>
    ),
    children: (
      <Column>
        <PageHeading description="Mit * gekennzeichnete Felder sind Pflichtfelder.">
          Sendung erstellen
        </PageHeading>
        <TextField label="Firma" defaultValue="Zahntechnik Löwenstein & Partner" isRequired />
        <TextField label="Straße und Hausnummer" defaultValue="Hauptstraße 4/1" isRequired />
      </Column>
    ),
  },
  render: (args) => <SidebarRightLayout {...args} />,
};

export const HardCases: Story = {
  args: { children: <PageHeading>Auftragsverarbeitungsvertragsbedingungen</PageHeading> },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
