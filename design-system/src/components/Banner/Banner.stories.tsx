import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Banner, bannerTones } from './Banner.tsx';

const meta = {
  component: Banner,
  args: { tone: 'info', children: 'Sie haben einen nicht abgeschlossenen Entwurf von 09:14\u00A0Uhr.' },
  argTypes: { tone: { control: 'inline-radio', options: bannerTones }, icon: { control: false } },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Information: Story = {
  args: {
    actions: (
      <>
        <Button variant="link">Weiterbearbeiten</Button>
        <Button variant="link">Verwerfen</Button>
      </>
    ),
  },
};

export const Success: Story = {
  args: {
    tone: 'success',
    title: 'Sendung beauftragt.',
    children: 'Sendungsnummer 00340433836442644707',
    role: 'status',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Sendung beauftragt.');
  },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    children: (
      <>
        Wir wissen nicht, ob die Sendung beauftragt wurde. Prüfen Sie die Sendungsliste, bevor Sie erneut
        beauftragen. <Link href="/sendungen">Sendungsliste prüfen</Link>
      </>
    ),
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Ausnahme: Empfängeradresse unvollständig.',
    children: 'Kontaktieren Sie den Dienstleister mit der Sendungsnummer.',
  },
};

export const AllTones: Story = {
  render: () => (
    <Stack>
      {bannerTones.map((tone) => (
        <Banner key={tone} tone={tone} title="Was ist.">
          Was Sie tun können.
        </Banner>
      ))}
    </Stack>
  ),
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
