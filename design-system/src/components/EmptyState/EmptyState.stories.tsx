import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, CloudAlert, Package, Plus, RotateCw, SearchX, Signpost } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: { icon: Package, title: 'Noch keine Sendungen' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    children: 'Erstellen Sie Ihre erste Sendung oder legen Sie eine Vorlage (AVIS) an.',
    actions: (
      <>
        <ButtonLink href="/sendungen/neu" variant="primary" icon={Plus}>
          Sendung erstellen
        </ButtonLink>
        <Button>Vorlage anlegen</Button>
      </>
    ),
  },
};

export const NothingFound: Story = {
  args: {
    icon: SearchX,
    title: 'Keine Treffer für diese Filter',
    children: '312 Sendungen liegen außerhalb von „Status: Ausnahme“ und „Land: CH“.',
    actions: <Button>Filter zurücksetzen</Button>,
  },
};

export const AllIsWell: Story = {
  args: { icon: CircleCheck, title: 'Keine Ausnahmen', children: 'Alle Sendungen laufen planmäßig.' },
};

export const Failed: Story = {
  args: {
    icon: CloudAlert,
    title: 'Fehler beim Abrufen der Sendungen',
    role: 'alert',
    children: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    actions: <Button icon={RotateCw}>Erneut versuchen</Button>,
  },
};

export const WholePage: Story = {
  args: {
    icon: Signpost,
    title: '404 – Seite nicht gefunden',
    headingLevel: 1,
    children: 'Die angeforderte Seite konnte nicht gefunden werden.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404 – Seite nicht gefunden' })).toBeVisible();
  },
};

export const HardCases: Story = {
  args: {
    title: 'Keine Gefahrgutbeförderungspapiervordruckvorlagen',
    children:
      'Zollinhaltserklärungsausfertigungsvorschriften erfordern mindestens eine Handelsrechnungsvorlage.',
    actions: <Button>Handelsrechnungsvorlage hochladen und prüfen lassen</Button>,
  },
  globals: { viewport: { value: 'w320' } },
};
