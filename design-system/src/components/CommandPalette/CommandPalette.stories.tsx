import { Package, Plus, Truck } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import type { CommandPaletteProps, CommandSection } from './CommandPalette.tsx';
import { CommandPalette } from './CommandPalette.tsx';

const recent: CommandSection = {
  id: 'recent',
  title: 'Zuletzt verwendet',
  commands: [
    { id: 'shipment:1', label: '00340433836442636597', detail: 'Zahntechnik Löwenstein & Partner mbB' },
  ],
};
const commands: CommandSection = {
  id: 'commands',
  title: 'Befehle',
  commands: [
    { id: 'create', label: 'Sendung erstellen', icon: <Icon icon={Plus} />, shortcut: 'N' },
    { id: 'pickup', label: 'Abholung beauftragen', icon: <Icon icon={Truck} /> },
  ],
};
const places: CommandSection = {
  id: 'places',
  title: 'Springen',
  commands: [
    {
      id: 'shipments',
      label: 'Sendungen',
      icon: <Icon icon={Package} />,
      shortcut: 'G S',
      href: '#sendungen',
    },
  ],
};

/** What of all fits, as the owner finds it. */
function fitting(text: string): CommandSection[] {
  const sections = text === '' ? [recent, commands, places] : [commands, places];
  return sections
    .map((section) => ({
      ...section,
      commands: section.commands.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    }))
    .filter((section) => section.commands.length > 0);
}

/** Keeps what is typed, and finds what fits unless a story says what is there. */
function Owner({ sections, ...props }: CommandPaletteProps) {
  const [text, setText] = useState(props.inputValue);
  const found = sections.length > 0 && !props.isLoading && !props.failure ? fitting(text) : sections;
  return (
    <CommandPalette
      {...props}
      resultLabel={`${found.flatMap((section) => section.commands).length} Treffer`}
      inputValue={text}
      onInputChange={(input) => {
        setText(input);
        props.onInputChange(input);
      }}
      sections={found}
    />
  );
}

const meta = {
  component: CommandPalette,
  args: {
    label: 'Suchen oder springen',
    closeLabel: 'Suche schließen',
    placeholder: 'Suchen oder springen …',
    isOpen: true,
    onOpenChange: fn(),
    inputValue: '',
    onInputChange: fn(),
    sections: [recent, commands, places],
    onAction: fn(),
    loadingText: 'Wird gesucht …',
    emptyText: 'Keine Treffer.',
    resultLabel: '4 Treffer',
    hints: [
      { keys: '↑ ↓', does: 'wählen' },
      { keys: '↵', does: 'öffnen' },
    ],
  },
  argTypes: { sections: { control: false }, failure: { control: false } },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Owner {...args} />,
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox', { name: 'Suchen oder springen' });

/** Nothing typed yet: what was used last stands first. */
export const Recent: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await expect(screen.getByRole('group', { name: 'Zuletzt verwendet' })).toBeInTheDocument();
    await expect(screen.getAllByRole('option')).toHaveLength(4);
  },
};

/** The first command that fits is marked, so that Enter runs it. */
export const Found: Story = {
  play: async () => {
    await userEvent.type(await field(), 'abho');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await waitFor(async () =>
      expect(await field()).toHaveAttribute(
        'aria-activedescendant',
        screen.getByRole('option', { name: 'Abholung beauftragen' }).id,
      ),
    );
  },
};

export const Loading: Story = {
  args: { sections: [], isLoading: true, inputValue: '0034' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Wird gesucht …');
  },
};

/** What is there stays while more is on its way. */
export const LoadingMore: Story = {
  args: { sections: [commands], isLoading: true, inputValue: 'Sendung' },
  play: async () => {
    await expect(await screen.findAllByRole('option')).toHaveLength(2);
    await expect(screen.getByRole('status')).toHaveTextContent('Wird gesucht …');
  },
};

export const NothingFound: Story = {
  args: { inputValue: 'Qxz' },
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('Keine Treffer.');
  },
};

const onRetry = fn();
const failed = {
  sections: [commands],
  inputValue: '0034',
  failure: { text: 'Sendungen konnten nicht durchsucht werden.', retryLabel: 'Erneut versuchen', onRetry },
} satisfies Story['args'];

export const Failed: Story = {
  args: failed,
  play: async () => {
    await expect(await screen.findByRole('status')).toHaveTextContent('konnten nicht durchsucht werden');
  },
};

export const HardCases: Story = {
  args: {
    isLoading: true,
    sections: [
      {
        id: 'long',
        title: 'Sendungsverfolgungsbenachrichtigungsempfängerverzeichnis',
        commands: Array.from({ length: 30 }, (_, index) => ({
          id: `long:${index}`,
          label: `Orthopädieschuhtechnikermeisterbetrieb Wüllenweber-Schäfer ${index + 1}`,
          detail: 'Donaudampfschifffahrtsgesellschaftsstraße 4/1, 73525 Schwäbisch Gmünd',
          shortcut: 'Strg+Umschalt+N',
        })),
      },
    ],
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RunsTheFirstFoundByEnter: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.type(await field(), 'abho');
    await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('pickup');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const RunsACommandByArrowKeys: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await field();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('create');
  },
};

export const RunsACommandByMouse: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Sendung erstellen/ }));
    await expect(args.onAction).toHaveBeenLastCalledWith('create');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Nothing is run, and the palette stays. */
export const AsksAgainAfterAFailure: Story = {
  tags: ['interaction'],
  args: failed,
  play: async ({ args }) => {
    onRetry.mockClear();
    await field();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(args.onAction).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Also with something typed; the focus goes back. */
export const ClosesOnEscape: Story = {
  tags: ['interaction'],
  render: function Opener(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Suchen</Button>
        <Owner {...args} isOpen={isOpen} onOpenChange={setIsOpen} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Suchen' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(), 'Send');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ClosesByItsButtonOnAPhone: Story = {
  tags: ['interaction'],
  globals: { viewport: { value: 'w375' } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Suche schließen' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
