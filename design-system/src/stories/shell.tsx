import { Contact, Package, Plus, Settings, Truck } from '@lucide/icons';
import { BrandMark } from '../components/BrandMark/BrandMark.tsx';
import { Menu, MenuItem } from '../components/Menu/Menu.tsx';
import type { NavItem } from '../layouts/SideNav/nav-items.ts';
import type { TopBarSlots } from '../layouts/TopBar/TopBar.tsx';
import {
  TopBarAction,
  TopBarBell,
  TopBarChoice,
  TopBarHome,
  TopBarProfile,
  TopBarSearch,
} from '../layouts/TopBarParts/TopBarParts.tsx';

const nothing = () => {};

/** A filled top bar. Used by stories only. */
export const topBarSlots: TopBarSlots = {
  brand: (
    <TopBarHome href="/">
      <BrandMark name="Lotse" />
    </TopBarHome>
  ),
  search: (
    <TopBarSearch
      label="Suchen oder springen …"
      shortLabel="Suchen …"
      shortcut="Strg+K"
      aria-keyshortcuts="Control+K"
      onPress={nothing}
    />
  ),
  primaryAction: (
    <TopBarAction href="/neu" label="Sendung erstellen" icon={Plus} shortcut="N" aria-keyshortcuts="n" />
  ),
  bell: <TopBarBell label="Benachrichtigungen, 3 ungelesen" count={3} isExpanded={false} onPress={nothing} />,
  organisation: (
    <Menu
      trigger={
        <TopBarChoice value="Tietze Feinmechanik GmbH" label="Organisation: Tietze Feinmechanik GmbH" />
      }
    >
      <MenuItem label="Labor Dr. Özgür Şahin MVZ" />
    </Menu>
  ),
  profile: (
    <Menu trigger={<TopBarProfile name="Jana Möller" label="Profil von Jana Möller" />}>
      <MenuItem label="Abmelden" />
    </Menu>
  ),
};

/** Four places, the first one current. Used by stories only. */
export const navItems: readonly NavItem[] = [
  { href: '/sendungen', label: 'Sendungen', icon: Package, isCurrent: true },
  { href: '/abholungen', label: 'Abholungen', icon: Truck },
  { href: '/kontakte', label: 'Kontakte', icon: Contact },
  { href: '/einstellungen', label: 'Einstellungen', icon: Settings },
];
