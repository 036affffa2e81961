import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from './ComboBox.tsx';

const options: readonly ComboBoxOption[] = [
  { id: 'contact:1', label: 'Zahntechnik Löwenstein & Partner mbB', detail: '73525 Schwäbisch Gmünd' },
  { id: 'contact:2', label: 'Zahnärztehaus Kiel', detail: '24143 Kiel' },
];

/** Keeps the text as the owner of the field does. */
function Owner(props: ComboBoxProps) {
  const [text, setText] = useState('');
  return <ComboBox {...props} inputValue={text} onInputChange={setText} />;
}

/** What the field does until its answers come. */
const meta = {
  component: ComboBox,
  tags: ['controls'],
  args: {
    label: 'Kontakt oder Adresse suchen',
    inputValue: '',
    sections: [],
    loadingText: 'Wird gesucht …',
    emptyText: 'Keine Treffer.',
    onInputChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is announced beside the list: nobody is told of no options while they are looked for. */
export const SaysNothingOfOptionsWhileItSearches: Story = {
  tags: ['interaction'],
  args: { sections: [], isLoading: true },
  play: async (context) => {
    const said = new Set<string>();
    const watch = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[data-live-announcer]')) said.add(textContent);
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    await userEvent.type(context.canvas.getByRole('combobox'), 'Zah');
    await waitFor(() => expect(screen.getByText('Wird gesucht …')).toBeVisible());
    // react-aria waits a moment before it speaks for the first time.
    await new Promise((resolve) => setTimeout(resolve, 200));
    watch.disconnect();
    await expect([...said].join(' ')).not.toMatch(/0 Option/);
    await expect(context.canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The answer comes after the typing: old suggestions stay until then, a late answer is not lost. */
export const TakesLateAnswers: Story = {
  tags: ['interaction'],
  args: { sections: [] },
  render: function Asking(args) {
    const [text, setText] = useState('');
    const [answered, setAnswered] = useState('');
    const hits = options.filter(({ label }) => label.toLowerCase().includes(answered.toLowerCase()));
    useEffect(() => {
      const answer = setTimeout(() => setAnswered(text), 200);
      return () => clearTimeout(answer);
    }, [text]);
    return (
      <ComboBox
        {...args}
        inputValue={text}
        onInputChange={setText}
        isLoading={text !== answered}
        sections={answered && hits.length > 0 ? [{ id: 'contacts', title: 'Adressbuch', options: hits }] : []}
      />
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'Zahn');
    await expect(await screen.findByText('Wird gesucht …')).toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('option', { name: /^Zahn/ })).toHaveLength(2));
    await userEvent.type(input, 'arzt');
    await waitFor(() => expect(screen.getByText('Keine Treffer.')).toBeVisible());
  },
};
