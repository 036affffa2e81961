import {
  Copy,
  Ellipsis,
  LogOut,
  Monitor,
  Moon,
  Printer,
  Settings,
  Sun,
  Trash2,
  User,
  X,
} from '@lucide/icons';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuChoice, MenuItem, MenuSection, MenuSeparator } from './Menu.tsx';

const onPrint = fn();
const onCancel = fn();

const items = (
  <>
    <MenuItem label="Versandetikett drucken" icon={Printer} shortcut="P" onAction={onPrint} />
    <MenuItem label="Kopieren" icon={Copy} />
    <MenuSeparator />
    <MenuItem label="Entwurf löschen" icon={Trash2} tone="danger" />
    <MenuItem
      label="Stornieren"
      icon={X}
      tone="danger"
      disabledReason="Nach dem Tagesabschluss nicht mehr möglich."
      onAction={onCancel}
    />
  </>
);

const meta = {
  component: Menu,
  args: { trigger: <IconButton label="Weitere Aktionen" icon={Ellipsis} />, children: items },
  argTypes: { trigger: { control: false }, children: { control: false } },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const openByMouse: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button'));
  await screen.findByRole('menu');
};

/** What can't be used stays in its place and says why. */
export const Open: Story = {
  play: async (context) => {
    await openByMouse?.(context);
    const item = screen.getByRole('menuitem', { name: /^Stornieren/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleName('Stornieren Nach dem Tagesabschluss nicht mehr möglich.');
  },
};

export const ChoosesByMouse: Story = {
  tags: ['interaction'],
  play: async (context) => {
    onPrint.mockClear();
    await openByMouse?.(context);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Versandetikett drucken' }));
    await expect(onPrint).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const ChoosesByKeyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    onPrint.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Versandetikett drucken' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(onPrint).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

/** What can't be used stays reachable, does nothing and keeps the menu open. */
export const ReachesWhatCannotBeUsed: Story = {
  tags: ['interaction'],
  play: async ({ canvas }) => {
    onCancel.mockClear();
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowUp}');
    const item = await screen.findByRole('menuitem', { name: /^Stornieren/ });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(onCancel).not.toHaveBeenCalled();
    await expect(item).toBeInTheDocument();
  },
};

export const SectionsAndLinks: Story = {
  args: {
    trigger: <Button>Jana Möller</Button>,
    children: (
      <>
        <MenuSection title="Organisation">
          <MenuItem label="Tietze Feinmechanik GmbH" description="Inhaber" />
          <MenuItem label="Labor Dr. Özgür Şahin MVZ" description="Mitglied" />
        </MenuSection>
        <MenuSection title="Konto">
          <MenuItem label="Profil" icon={User} href="#profil" />
          <MenuItem label="Einstellungen" icon={Settings} href="#einstellungen" />
          <MenuItem label="Abmelden" icon={LogOut} />
        </MenuSection>
      </>
    ),
  },
  play: async (context) => {
    await openByMouse?.(context);
    await expect(screen.getByRole('group', { name: 'Konto' })).toBeInTheDocument();
    await expect(screen.getByRole('menuitem', { name: 'Profil' })).toHaveAttribute('href', '#profil');
  },
};

const onTheme = fn();

/** One of few, chosen where commands stand; the menu stays, so that one sees what it does. */
export const Choice: Story = {
  args: {
    children: (
      <MenuChoice
        title="Darstellung"
        value="dark"
        options={[
          { value: 'system', label: 'Wie das System', icon: Monitor },
          { value: 'light', label: 'Hell', icon: Sun },
          { value: 'dark', label: 'Dunkel', icon: Moon },
        ]}
        onChange={onTheme}
      />
    ),
  },
  play: async (context) => {
    onTheme.mockClear();
    await openByMouse?.(context);
    await expect(screen.getByRole('menuitemradio', { name: 'Dunkel' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Hell' }));
    await expect(onTheme).toHaveBeenLastCalledWith('light');
    // What is chosen already is not chosen away.
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Dunkel' }));
    await expect(onTheme).not.toHaveBeenCalledWith('system');
    await expect(screen.getByRole('menu')).toBeInTheDocument();
  },
};

export const HardCases: Story = {
  args: {
    children: (
      <>
        <MenuItem
          label="Sendungsverfolgungsbenachrichtigungseinstellungen öffnen"
          icon={Settings}
          shortcut="Strg+K"
        />
        <MenuItem
          label="Zollinhaltserklärung drucken"
          icon={Printer}
          disabledReason="Nur für Sendungen in Länder außerhalb des EU-Zoll- oder Steuergebiets."
        />
      </>
    ),
  },
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    await openByMouse?.(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
