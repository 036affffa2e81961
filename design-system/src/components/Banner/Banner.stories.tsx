import { WifiOff } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner, type BannerProps, type BannerTone, bannerTones } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { tone: 'info', children: 'Sie haben einen nicht abgeschlossenen Entwurf von 09:14\u00A0Uhr.' },
  argTypes: { tone: { control: 'inline-radio', options: bannerTones }, icon: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const messages: Record<BannerTone, Omit<BannerProps, 'tone'>> = {
  info: {
    title: 'Entwurf von 09:14\u00A0Uhr.',
    children: 'Die Sendung an Zahntechnik Löwenstein ist noch nicht beauftragt.',
    actions: (
      <>
        <Button variant="link">Weiterbearbeiten</Button>
        <Button variant="link">Verwerfen</Button>
      </>
    ),
  },
  success: {
    title: 'Sendung beauftragt.',
    children: 'Sendungsnummer 00340433836442644707',
    actions: <Button variant="link">Versandetikett drucken</Button>,
    role: 'status',
  },
  warning: {
    title: 'Auftrag ungewiss.',
    children: 'Prüfen Sie die Sendungsliste, bevor Sie erneut beauftragen.',
    actions: <Button variant="link">Erneut beauftragen</Button>,
  },
  danger: {
    title: 'Ausnahme: Empfängeradresse unvollständig.',
    children: 'Nennen Sie dem Dienstleister die Sendungsnummer.',
    actions: <Button variant="link">Adresse ergänzen</Button>,
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      {bannerTones.map((tone) => (
        <Specimen key={tone} caption={`tone ${tone}, title, actions`}>
          <Banner {...messages[tone]} tone={tone} />
        </Specimen>
      ))}
      <Specimen caption="children only">
        <Banner {...args} />
      </Specimen>
      <Specimen caption="children with a link">
        <Banner tone="warning">
          Wir wissen nicht, ob die Sendung beauftragt wurde.{' '}
          <Link href="/sendungen">Sendungsliste prüfen</Link>
        </Banner>
      </Specimen>
      <Specimen caption="title only, icon">
        <Banner tone="warning" icon={WifiOff} title="Keine Verbindung." />
      </Specimen>
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sendung beauftragt.');
  },
};

export const HardCases: Story = {
  args: {
    tone: 'warning',
    title: 'Ausfuhrbegleitdokumentenvorlagepflicht ab 1.000\u00A0€ Warenwert.',
    children: 'Legen Sie der Zollinhaltserklärungsausfertigung die Handelsrechnungskopie bei.',
    actions: <Button variant="link">Ausfuhranmeldungsnachweis hochladen</Button>,
  },
  globals: { viewport: { value: 'w320' } },
};
