import { CircleCheck, CloudAlert, Package, Plus, RotateCw, SearchX, Signpost } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
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

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Specimen caption="children, two actions">
        <EmptyState
          icon={Package}
          title="Noch keine Sendungen"
          actions={
            <>
              <ButtonLink href="/sendungen/neu" variant="primary" icon={Plus}>
                Sendung erstellen
              </ButtonLink>
              <Button>Vorlage anlegen</Button>
            </>
          }
        >
          Erstellen Sie Ihre erste Sendung oder legen Sie eine Vorlage (AVIS) an.
        </EmptyState>
      </Specimen>
      <Specimen caption="children, one action">
        <EmptyState
          icon={SearchX}
          title="Keine Treffer für diese Filter"
          actions={<Button>Filter zurücksetzen</Button>}
        >
          312 Sendungen liegen außerhalb von „Status: Ausnahme“ und „Land: CH“.
        </EmptyState>
      </Specimen>
      <Specimen caption="role alert">
        <EmptyState
          icon={CloudAlert}
          title="Fehler beim Abrufen der Sendungen"
          role="alert"
          actions={<Button icon={RotateCw}>Erneut versuchen</Button>}
        >
          Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.
        </EmptyState>
      </Specimen>
      <Specimen caption="children">
        <EmptyState icon={CircleCheck} title="Keine Ausnahmen">
          Alle Sendungen laufen planmäßig.
        </EmptyState>
      </Specimen>
      <Specimen caption="title only">
        <EmptyState icon={Package} title="Noch keine Abholungen" />
      </Specimen>
      <Specimen caption="headingLevel 1">
        <EmptyState icon={Signpost} title="404 – Seite nicht gefunden" headingLevel={1}>
          Die angeforderte Seite konnte nicht gefunden werden.
        </EmptyState>
      </Specimen>
    </Stack>
  ),
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
