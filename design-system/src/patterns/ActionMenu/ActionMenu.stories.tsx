import { Pencil, Star, Trash2 } from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ActionMenu } from './ActionMenu.tsx';

const onDelete = fn();

/** The menu of a row that is open as soon as it is there; lists draw it once its button was pressed. */
const meta = {
  component: ActionMenu,
  args: {
    label: 'Aktionen für Zahntechnik Löwenstein GmbH',
    actions: [
      { key: 'edit', label: 'Bearbeiten', icon: Pencil, href: '#con_1' },
      {
        key: 'default',
        label: 'Als Standardabsender festlegen',
        icon: Star,
        disabledReason: 'Nur Inhaber können Absenderadressen ändern.',
      },
      { key: 'delete', label: 'Löschen …', icon: Trash2, tone: 'danger', onAction: onDelete },
    ],
  },
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByText('Nur Inhaber können Absenderadressen ändern.')).toBeVisible();
  },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const DoesWhatIsChosen: Story = {
  tags: ['interaction'],
  play: async () => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Löschen …' }));
    await expect(onDelete).toHaveBeenCalledOnce();
  },
};
