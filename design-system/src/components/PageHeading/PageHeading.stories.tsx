import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { addToast, closeToastGroup, ToastRegion } from '../Toast/Toast.tsx';
import { PageHeading } from './PageHeading.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const meta = {
  component: PageHeading,
  args: { children: 'Sendungen' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

const description = 'Mit * gekennzeichnete Felder sind Pflichtfelder.';
const actions = (
  <>
    <Button variant="quiet">Tarife vergleichen</Button>
    <Button variant="quiet">Exportieren (CSV)</Button>
  </>
);

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Specimen caption="alone">
        <PageHeading>Sendungen</PageHeading>
      </Specimen>
      <Specimen caption="description">
        <PageHeading description={description}>Sendung erstellen</PageHeading>
      </Specimen>
      <Specimen caption="actions">
        <PageHeading actions={actions}>Sendungen</PageHeading>
      </Specimen>
      <Specimen caption="actions, description">
        <PageHeading actions={actions} description={description}>
          Sendung erstellen
        </PageHeading>
      </Specimen>
    </Stack>
  ),
};

function Site({ focusesField, entry }: { focusesField: boolean; entry?: string }) {
  const [page, setPage] = useState('Sendungen');
  return (
    <>
      <Button onPress={() => setPage('Kontakte')}>Weiter</Button>
      <main id="main" tabIndex={-1}>
        <PageHeading key={page} entry={entry}>
          {page}
        </PageHeading>
        <input id="search" aria-label="Suchen" />
        {focusesField && page === 'Kontakte' && (
          <input aria-label="Scannen" ref={(field) => field?.focus()} />
        )}
      </main>
      <RouteAnnouncer routeKey={page} mainId="main" />
    </>
  );
}

export const TakesTheFocusAfterAChangeOfPage: Story = {
  tags: ['interaction'],
  render: () => <Site focusesField={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('heading', { name: 'Kontakte' })).toHaveFocus();
  },
};

/** A form that nobody reads first. */
export const BeginsInTheFieldThatIsNamed: Story = {
  tags: ['interaction'],
  render: () => <Site focusesField={false} entry="search" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('textbox', { name: 'Suchen' })).toHaveFocus();
  },
};

export const LeavesAFocusedField: Story = {
  tags: ['interaction'],
  render: () => <Site focusesField />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('textbox', { name: 'Scannen' })).toHaveFocus();
  },
};

export const HardCases: Story = {
  args: {
    children: 'Sendungsverfolgungsbenachrichtigungseinstellungen',
    actions: <Button>Zurücksetzungsbestätigung anfordern</Button>,
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What the page offers can be pressed while it is told that something was done. */
export const IsCoveredByNoToast: Story = {
  tags: ['interaction'],
  parameters: { layout: 'padded' },
  args: { actions: <Button>Erneut ausführen</Button> },
  render: (args) => (
    <>
      {/* Lower than where toasts begin. */}
      <div style={{ blockSize: 80 }} />
      <PageHeading {...args} />
      <ToastRegion label="Meldungen" closeLabel="Meldung schließen" />
    </>
  ),
  play: async ({ canvas }) => {
    addToast({ title: 'Cron-Lauf gestartet.', group: 'page-heading' });
    const { top } = (await screen.findByRole('alertdialog')).getBoundingClientRect();
    const { bottom } = canvas.getByRole('button', { name: 'Erneut ausführen' }).getBoundingClientRect();
    closeToastGroup('page-heading');
    await expect(top).toBeGreaterThan(bottom);
    await expect(top).toBeLessThan(bottom + 40);
  },
};
