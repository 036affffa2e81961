import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { FieldGrid } from '../FormFrame/FieldGrid.tsx';
import { Wizard, type WizardProps, type WizardStep } from './Wizard.tsx';

const labels = ['Organisation', 'Absenderadresse', 'Dienstleister', 'Team'];

/** The steps with one of them open; those before it are done. */
function stepsAt(current: number): WizardStep[] {
  return labels.map((label, index) => ({
    id: label,
    label,
    state: index < current ? 'done' : index === current ? 'current' : 'upcoming',
    ...(index <= current && { href: `#${label}` }),
  }));
}

const fields = (
  <FieldGrid columns={2}>
    <TextField label="Firma" defaultValue="Tietze Feinmechanik GmbH" isRequired />
    <TextField label="Straße und Hausnummer" defaultValue="Werftstraße 18" isRequired />
  </FieldGrid>
);

const meta = {
  component: Wizard,
  tags: ['frame'],
  args: {
    label: 'Schritte der Einrichtung',
    steps: stepsAt(1),
    currentId: 'Absenderadresse',
    onBack: fn(),
    next: <Button variant="primary">Weiter</Button>,
    children: fields,
  },
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const FirstStep: Story = {
  args: { steps: stepsAt(0), currentId: 'Organisation', onBack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Zurück' })).toBeNull();
  },
};

/** A step that was left with something wrong in it. */
export const Failed: Story = {
  args: { steps: stepsAt(1).map((step, index) => (index === 0 ? { ...step, state: 'failed' } : step)) },
};

export const Saved: Story = {
  args: { savedMessage: 'Gespeichert um 09:14\u00A0Uhr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Gespeichert um 09:14');
  },
};

export const HardCases: Story = {
  args: {
    steps: stepsAt(1).map((step) => ({ ...step, label: `${step.label}verantwortungsbereichszuordnung` })),
    savedMessage: 'Gespeichert um 09:14\u00A0Uhr',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** What was pressed belongs to the step before: the focus begins the new one at its heading. */
export const BeginsAStepAtItsHeading: Story = {
  tags: ['interaction'],
  render: function Stepping(args: WizardProps) {
    const [current, setCurrent] = useState(1);
    return (
      <Wizard
        {...args}
        steps={stepsAt(current)}
        currentId={labels[current] ?? ''}
        onBack={() => setCurrent(current - 1)}
        next={<Button onPress={() => setCurrent(current + 1)}>Weiter</Button>}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(document.body).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Weiter' }));
    await expect(canvas.getByRole('heading', { name: 'Dienstleister' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Zurück' }));
    await expect(canvas.getByRole('heading', { name: 'Absenderadresse' })).toHaveFocus();
  },
};
