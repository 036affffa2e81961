import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { PageHeading } from './PageHeading.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

const meta = {
  component: PageHeading,
  args: { children: 'Sendungen' },
  argTypes: { actions: { control: false } },
} satisfies Meta<typeof PageHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithDescription: Story = {
  args: { description: 'Mit * gekennzeichnete Felder sind Pflichtfelder.' },
};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <Button variant="quiet">Tarife vergleichen</Button>
        <Button variant="quiet">Exportieren (CSV)</Button>
      </>
    ),
  },
};

function Site({ focusesField }: { focusesField: boolean }) {
  const [page, setPage] = useState('Sendungen');
  return (
    <>
      <Button onPress={() => setPage('Kontakte')}>Weiter</Button>
      <main id="main" tabIndex={-1}>
        <PageHeading key={page}>{page}</PageHeading>
        {focusesField && page === 'Kontakte' && (
          <input aria-label="Scannen" ref={(field) => field?.focus()} />
        )}
      </main>
      <RouteAnnouncer routeKey={page} mainId="main" />
    </>
  );
}

export const FocusedAfterAChangeOfPage: Story = {
  render: () => <Site focusesField={false} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).not.toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('heading', { name: 'Kontakte' })).toHaveFocus();
  },
};

export const LeavesAFocusedField: Story = {
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
