import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Shortcut } from '../../../components/Shortcuts/shortcut-registry.ts';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { ShortcutList, type ShortcutListProps } from './ShortcutList.tsx';

const shortcuts: readonly Shortcut[] = [
  { keys: 'N', label: 'Sendung erstellen', group: 'everywhere' },
  { keys: 'Strg+K', label: 'Suchen oder springen', group: 'everywhere' },
  { keys: '/', label: 'Auf dieser Seite suchen', group: 'everywhere' },
  { keys: '?', label: 'Tastenkürzel', group: 'everywhere' },
  { keys: 'G S', label: 'Sendungen öffnen', group: 'places' },
  { keys: 'G K', label: 'Kontakte öffnen', group: 'places' },
];
const ofAForm: readonly Shortcut[] = [
  { keys: 'Alt+1', label: 'Zum Abschnitt „Absender und Empfänger“', group: 'page' },
  { keys: 'Alt+2', label: 'Zum Abschnitt „Inhalt und Packstücke“', group: 'page' },
  { keys: 'Alt+3', label: 'Zum Abschnitt „Versandoptionen“', group: 'page' },
  { keys: 'Strg+Enter', label: 'Sendung beauftragen', group: 'page' },
];

/** A page with these keys. */
function Page({ keys, ...list }: ShortcutListProps & { keys: readonly Shortcut[] }) {
  useShortcuts(keys);
  return <ShortcutList {...list} />;
}

const meta = {
  component: ShortcutList,
  tags: ['part'],
  args: { isOpen: true, onOpenChange: fn(), areLettersOn: true, onLettersChange: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Page {...args} keys={[...shortcuts, ...ofAForm]} />,
} satisfies Meta<typeof ShortcutList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tastenkürzel' });
    // Keys are registered once the page is there.
    await waitFor(() => expect(screen.getByText('Sendungen öffnen')).toBeVisible());
    // Key caps are for the eye; their words are not.
    await expect(screen.getByText('G dann S')).toBeInTheDocument();
    const [cap] = screen.getAllByText('N');
    await waitFor(() => expect(cap).toBeVisible());
  },
};

/** Only what acts is listed. */
export const LettersOff: Story = {
  args: { areLettersOn: false },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tastenkürzel' });
    await waitFor(() => expect(screen.getByText('Suchen oder springen')).toBeVisible());
    await expect(screen.queryByText('Sendungen öffnen')).not.toBeInTheDocument();
  },
};

export const HardCases: Story = {
  render: (args) => (
    <Page
      {...args}
      keys={[
        ...shortcuts,
        {
          keys: 'Strg+Umschalt+Enter',
          label: 'Sendungsverfolgungsbenachrichtigungseinstellungen übernehmen',
          group: 'page',
        },
      ]}
    />
  ),
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await screen.findByRole('dialog', { name: 'Tastenkürzel' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const SwitchesLettersOff: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(
      await screen.findByRole('switch', { name: 'Tastenkürzel mit einzelnen Buchstaben verwenden' }),
    );
    await expect(args.onLettersChange).toHaveBeenLastCalledWith(false);
  },
};

export const ClosesOnEscape: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Tastenkürzel' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
