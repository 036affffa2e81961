import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { FileDrop, type FileDropProps } from './FileDrop.tsx';

const file = {
  name: 'kundenstamm-kiel.csv',
  sizeLabel: '48\u00A0KB',
  removeLabel: 'kundenstamm-kiel.csv entfernen',
  onRemove: fn(),
};

const meta = {
  component: FileDrop,
  args: {
    label: 'Datei',
    prompt: 'CSV-Datei hierher ziehen oder auswählen',
    otherPrompt: 'Andere Datei auswählen',
    accept: '.csv,text/csv',
    onSelect: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <FileDrop {...args} label="Leer" description={'Bis 5\u00A0MB, eine Zeile je Kontakt.'} />
      <FileDrop {...args} label="Gewählt" file={file} />
      <FileDrop
        {...args}
        label="Wird hochgeladen"
        isDisabled
        file={file}
        progress={{ label: 'Wird hochgeladen', value: 62, valueLabel: '62\u00A0%' }}
      />
      <FileDrop
        {...args}
        label="Pflichtfeld mit Fehler"
        isRequired
        errorMessage="Die Datei ist keine CSV-Datei."
      />
    </Column>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Pflichtfeld mit Fehler/)).toBeInvalid();
    await expect(canvas.getByRole('progressbar', { name: 'Wird hochgeladen' })).toHaveAttribute(
      'aria-valuetext',
      '62\u00A0%',
    );
  },
};

export const HardCases: Story = {
  args: {
    label: 'Empfängeradressverzeichnisdatei der Außenstelle',
    prompt: 'Empfängeradressverzeichnisdatei hierher ziehen oder auswählen',
    file: { ...file, name: 'empfaengeradressverzeichnis_aussenlager-rendsburg_2026-11-20.csv' },
    errorMessage: 'Die Empfängeradressverzeichnisdatei enthält keine Spaltenüberschriften.',
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TakesTheSameFileAgain: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const chosen = new File(['Firma;Ort'], 'kontakte.csv', { type: 'text/csv' });
    const input = canvas.getByLabelText('Datei');
    await userEvent.upload(input, chosen);
    await userEvent.upload(input, chosen);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
    await expect(args.onSelect.mock.lastCall?.[0].name).toBe('kontakte.csv');
  },
};

/** The button goes with its file; the focus goes to the field. */
export const TakesTheFileBackByKeyboard: Story = {
  tags: ['interaction'],
  render: function Removing(args: FileDropProps) {
    const [isChosen, setChosen] = useState(true);
    return <FileDrop {...args} file={isChosen ? { ...file, onRemove: () => setChosen(false) } : null} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Datei')).toHaveFocus();
    await expect(canvas.getByText('Andere Datei auswählen')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('CSV-Datei hierher ziehen oder auswählen')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Datei')).toHaveFocus());
  },
};

export const TakesSeveralFiles: Story = {
  tags: ['interaction'],
  args: { isMultiple: true },
  play: async ({ args, canvas }) => {
    const files = ['a.csv', 'b.csv'].map((name) => new File(['Firma;Ort'], name, { type: 'text/csv' }));
    await userEvent.upload(canvas.getByLabelText('Datei'), files);
    await expect(args.onSelect.mock.calls.map(([chosen]) => chosen.name)).toEqual(['a.csv', 'b.csv']);
  },
};
