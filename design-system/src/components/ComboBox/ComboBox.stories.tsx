import { Contact } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Column } from '../../stories/Stack.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { ComboBoxProps } from './ComboBox.tsx';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxSection } from './options.ts';

const addressBook: ComboBoxSection = {
  id: 'contacts',
  title: 'Adressbuch',
  options: [
    {
      id: 'contact:1',
      label: 'Zahntechnik Löwenstein & Partner mbB',
      detail: 'Hauptstraße 4/1, 73525 Schwäbisch Gmünd',
    },
    { id: 'contact:2', label: 'Zahnärztehaus Kiel', detail: 'Werftstraße 18, 24143 Kiel' },
  ],
};
const places: ComboBoxSection = {
  id: 'places',
  title: 'Adressvorschläge',
  options: [{ id: 'place:1', label: '15806 Zossen', detail: 'Deutschland' }],
};

/** Keeps the text as the owner of the field does, and empties it when a suggestion is taken. */
function Owner({ onInputChange, onSelect, ...props }: ComboBoxProps) {
  const [text, setText] = useState(props.inputValue);
  return (
    <ComboBox
      {...props}
      sections={text === '' ? [] : props.sections}
      inputValue={text}
      onInputChange={(input) => {
        setText(input);
        onInputChange(input);
      }}
      onSelect={(id) => {
        setText('');
        onSelect(id);
      }}
    />
  );
}

const meta = {
  component: ComboBox,
  args: {
    label: 'Kontakt oder Adresse suchen',
    inputValue: '',
    sections: [addressBook, places],
    loadingText: 'Wird gesucht …',
    emptyText: 'Keine Treffer.',
    onInputChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A cell of the matrix, for the controls of the page. */
export const Default: Story = { tags: ['controls'] };

export const Matrix: Story = {
  render: (args) => (
    <Column>
      <Owner {...args} label="Leer, mit Platzhalter" placeholder="Firma, Ort oder Postleitzahl" />
      <Owner {...args} label="Getippt" inputValue="Zahn" />
      <Owner {...args} label="Mit Beschreibung" description="Mindestens zwei Zeichen." />
      <Owner
        {...args}
        label="Pflichtfeld mit Fehler"
        inputValue="Mstr GmbH"
        isRequired
        errorMessage="Der gewählte Kontakt wurde nicht gefunden."
      />
      <Owner {...args} label="Gesperrt" isDisabled />
      <Owner {...args} label="Ohne sichtbaren Namen" isLabelHidden placeholder="Ohne sichtbaren Namen" />
    </Column>
  ),
  play: async ({ canvas }) => {
    const invalid = canvas.getByRole('combobox', { name: /^Pflichtfeld mit Fehler/ });
    await expect(invalid).toBeInvalid();
    await expect(invalid).toBeRequired();
    await expect(invalid).toHaveAccessibleDescription(/Der gewählte Kontakt wurde nicht gefunden\./);
    await expect(canvas.getByRole('combobox', { name: 'Ohne sichtbaren Namen' })).toBeVisible();
  },
};

/** Types into the field. */
const type: Story['play'] = async ({ canvas }) => {
  await userEvent.type(canvas.getByRole('combobox'), 'Z');
};

/** Types into the field and waits for the list. */
const search: Story['play'] = async (context) => {
  await type?.(context);
  await screen.findByRole('listbox');
};

/** Those of one group have icons. */
export const Suggestions: Story = {
  args: {
    sections: [
      {
        ...addressBook,
        options: addressBook.options.map((option) => ({ ...option, icon: <Icon icon={Contact} /> })),
      },
      places,
    ],
  },
  play: async (context) => {
    await search?.(context);
    await expect(screen.getByRole('group', { name: 'Adressbuch' })).toBeInTheDocument();
    await expect(screen.getAllByRole('option')).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { sections: [], isLoading: true },
  play: async (context) => {
    await type?.(context);
    await waitFor(() => expect(screen.getByText('Wird gesucht …')).toBeVisible());
  },
};

export const LoadingMore: Story = {
  args: { sections: [addressBook], isLoading: true },
  play: async (context) => {
    await search?.(context);
    await waitFor(() => expect(screen.getByText('Wird gesucht …')).toBeVisible());
    await expect(screen.getAllByRole('option')).toHaveLength(2);
  },
};

export const NothingFound: Story = {
  args: { sections: [] },
  play: async (context) => {
    await type?.(context);
    await waitFor(() => expect(screen.getByText('Keine Treffer.')).toBeVisible());
    await expect(screen.getByRole('status')).toHaveTextContent('Keine Treffer.');
  },
};

const onRetry = fn();
const failure = {
  text: 'Adressvorschläge konnten nicht geladen werden.',
  retryLabel: 'Erneut versuchen',
  onRetry,
};

export const Failed: Story = {
  args: { sections: [addressBook], failure },
  play: async (context) => {
    await search?.(context);
    await expect(screen.getByRole('option', { name: /Erneut versuchen/ })).toBeInTheDocument();
    await expect(screen.getByRole('status')).toHaveTextContent('konnten nicht geladen werden');
  },
};

export const HardCases: Story = {
  args: {
    sections: [
      {
        id: 'contacts',
        title: 'Empfängeradressverzeichnis der Organisation und ihrer Zweigniederlassungen',
        options: [
          {
            id: 'contact:3',
            label: 'Orthopädieschuhtechnikermeisterbetrieb Wüllenweber-Schäfer Nachfolger',
            detail: 'Donaudampfschifffahrtsgesellschaftsstraße 4/1, 73525 Schwäbisch Gmünd',
          },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await search?.(context);
    const option = screen.getByRole('option', { name: /Wüllenweber-Schäfer/ });
    await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const TakesASuggestionByMouse: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await search?.(context);
    await userEvent.click(screen.getByRole('option', { name: /Zahnärztehaus Kiel/ }));
    await expect(context.args.onSelect).toHaveBeenCalledWith('contact:2');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('combobox')).toHaveValue('');
  },
};

/** The field keeps no choice of its own. */
export const TakesTheSameSuggestionTwiceByKeyboard: Story = {
  tags: ['interaction'],
  play: async (context) => {
    for (const times of [1, 2]) {
      await search?.(context);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(context.args.onSelect).toHaveBeenCalledTimes(times);
      await expect(context.args.onSelect).toHaveBeenLastCalledWith('contact:2');
      await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    }
  },
};

export const TakesTheOnlySuggestionByEnter: Story = {
  tags: ['interaction'],
  args: { sections: [places], takesOnlyOption: true },
  play: async (context) => {
    await search?.(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.args.onSelect).toHaveBeenCalledWith('place:1'));
    await expect(context.args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('combobox')).toHaveValue('');
  },
};

export const TakesNoneOfSeveralByEnterAlone: Story = {
  tags: ['interaction'],
  args: { takesOnlyOption: true },
  play: async (context) => {
    await search?.(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('combobox')).toHaveValue('Z');
    await expect(context.args.onSelect).not.toHaveBeenCalled();
  },
};

/** Who types and presses Enter at once means what is being looked for. */
export const TakesTheOnlySuggestionThatComesAfterEnter: Story = {
  tags: ['interaction'],
  args: { takesOnlyOption: true },
  render: function Late(args) {
    const [hasAnswer, setHasAnswer] = useState(false);
    return (
      <>
        <Owner {...args} sections={hasAnswer ? [places] : []} isLoading={!hasAnswer} />
        <button type="button" onMouseEnter={() => setHasAnswer(true)}>
          Antwort
        </button>
      </>
    );
  },
  play: async (context) => {
    await type?.(context);
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onSelect).not.toHaveBeenCalled();
    await userEvent.hover(context.canvas.getByRole('button', { name: 'Antwort' }));
    await waitFor(() => expect(context.args.onSelect).toHaveBeenCalledWith('place:1'));
    await expect(context.args.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

export const KeepsTheTextWhenItIsLeft: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await search?.(context);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('combobox')).toHaveValue('Z');
    await expect(context.args.onSelect).not.toHaveBeenCalled();
  },
};

export const KeepsTheTextOnEscape: Story = {
  tags: ['interaction'],
  play: async (context) => {
    await search?.(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('combobox')).toHaveValue('Z');
  },
};

export const AsksAgainAfterAFailure: Story = {
  tags: ['interaction'],
  args: { sections: [addressBook], failure },
  play: async (context) => {
    onRetry.mockClear();
    await search?.(context);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(context.args.onSelect).not.toHaveBeenCalled();
    await expect(screen.getByRole('listbox')).toBeInTheDocument();
  },
};
