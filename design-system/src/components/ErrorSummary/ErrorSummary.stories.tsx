import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Specimen } from '../../stories/Specimen.tsx';
import { Stack } from '../../stories/Stack.tsx';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  component: ErrorSummary,
  args: {
    title: 'Ergänzen oder korrigieren Sie 2 Angaben:',
    errors: [
      { fieldId: 'street', message: 'Empfänger, Straße und Hausnummer: Pflichtfeld' },
      { fieldId: 'value', message: 'Warenwert (EUR): Pflichteingabe bei Versand ins EU-Ausland (Zoll)' },
    ],
    attempt: 0,
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Stack>
      <Specimen caption="errors with fieldId">
        <ErrorSummary {...args} />
      </Specimen>
      <Specimen caption="isMended">
        <ErrorSummary
          title="Ergänzen oder korrigieren Sie 1 Angabe:"
          errors={args.errors.map((error, index) => ({ ...error, isMended: index === 0 }))}
          attempt={0}
        />
      </Specimen>
      <Specimen caption="all isMended">
        <ErrorSummary
          title="Alle Angaben sind vollständig und gültig."
          errors={args.errors.map((error) => ({ ...error, isMended: true }))}
          attempt={0}
        />
      </Specimen>
      <Specimen caption="an error without a field">
        <ErrorSummary
          title="1 Angabe ist ungültig:"
          errors={[{ message: 'Das gewählte Versandprodukt ist für diese Strecke nicht verfügbar.' }]}
          attempt={0}
        />
      </Specimen>
    </Stack>
  ),
};

export const HardCases: Story = {
  args: {
    title: 'Ergänzen oder korrigieren Sie 12 Angaben:',
    errors: Array.from({ length: 12 }, (_, index) => ({
      fieldId: `package-${index}`,
      message: `Packstück ${index + 1}, Gefahrgutbeförderungsvorschriftenklassifizierungsnummer: Pflichtfeld`,
    })),
  },
  globals: { viewport: { value: 'w320' } },
};

export const TakesTheFocusAndLeadsToTheField: Story = {
  tags: ['interaction'],
  render: function Form(args) {
    const [attempt, setAttempt] = useState(0);
    return (
      <Stack>
        {attempt > 0 && <ErrorSummary {...args} attempt={attempt} />}
        <TextField id="street" label="Straße und Hausnummer" />
        <Button onPress={() => setAttempt(attempt + 1)}>Sendung beauftragen</Button>
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    const submit = canvas.getByRole('button');
    await userEvent.click(submit);
    const summary = canvas.getByRole('region', { name: 'Ergänzen oder korrigieren Sie 2 Angaben:' });
    await expect(summary).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /Straße und Hausnummer/ }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.click(submit);
    await expect(summary).toHaveFocus();
  },
};

/** Errors that go and come back within one attempt do not take the focus from where somebody works on. */
export const TakesTheFocusOncePerAttempt: Story = {
  tags: ['interaction'],
  render: function Form(args) {
    const [hasErrors, setErrors] = useState(true);
    return (
      <Stack>
        <ErrorSummary {...args} errors={hasErrors ? args.errors : []} attempt={1} />
        <TextField id="street" label="Straße und Hausnummer" onChange={(text) => setErrors(text === '')} />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveFocus();
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'a');
    await expect(canvas.queryByRole('region')).toBeNull();
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByRole('region')).toBeVisible();
    await expect(field).toHaveFocus();
  },
};

export const LeavesTheWayToItsOwner: Story = {
  tags: ['interaction'],
  args: { onGoToField: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: /Warenwert/ }));
    await expect(args.onGoToField).toHaveBeenCalledWith('value');
  },
};
