import type { LucideIconData } from '@lucide/icons';
import { Bell, ChevronsUpDown, Search } from '@lucide/icons';
import type { ComponentProps } from 'react';
import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { useLinkClick } from '../../components/Link/navigation.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './TopBarParts.css.ts';

export { TopBarHome } from './TopBarHome.tsx';

type ButtonDomProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children' | 'onClick'>;

export interface TopBarSearchProps extends ButtonDomProps {
  label: string;
  /** The beginning of the label, for the eye where the bar is short of room. */
  shortLabel: string;
  /** Key caps, and the same for assistive technology: „Strg+K“ and „Control+K“. */
  shortcut: string;
  'aria-keyshortcuts': string;
  onPress: () => void;
}

/** Looks like a field and opens the command palette; an icon on phones. */
export function TopBarSearch({ label, shortLabel, shortcut, onPress, ...domProps }: TopBarSearchProps) {
  return (
    <button {...domProps} type="button" className={styles.search} onClick={onPress}>
      <Icon icon={Search} />
      <span className={styles.searchLabel}>{label}</span>
      <span className={styles.searchShort} aria-hidden="true">
        {shortLabel}
      </span>
      <span className={styles.searchHint}>
        <Kbd keys={shortcut} />
      </span>
    </button>
  );
}

export interface TopBarActionProps {
  href: string;
  label: string;
  icon: LucideIconData;
  /** Key caps, and the same for assistive technology. */
  shortcut?: string;
  'aria-keyshortcuts'?: string;
}

/** The one filled button of the bar; its icon alone on phones. */
export function TopBarAction({ href, label, icon, shortcut, 'aria-keyshortcuts': keys }: TopBarActionProps) {
  const followLink = useLinkClick();
  return (
    <a href={href} className={styles.action} aria-keyshortcuts={keys} onClick={followLink}>
      <Icon icon={icon} />
      <span className={styles.actionLabel}>{label}</span>
      {shortcut && (
        <span className={styles.wideOnly}>
          <Kbd keys={shortcut} isOnColor />
        </span>
      )}
    </a>
  );
}

export interface TopBarBellProps extends ButtonDomProps {
  /** With the count in words, for instance „Benachrichtigungen, 3 ungelesen“. */
  label: string;
  /** Shown above the bell; 0 shows nothing, more than 99 shows „99+“. */
  count: number;
  /** Whether the drawer is open. */
  isExpanded: boolean;
  onPress: () => void;
}

const GREATEST_COUNT = 99;

/** Opens and closes the drawer. */
export function TopBarBell({ count, isExpanded, ...buttonProps }: TopBarBellProps) {
  const shown = count > GREATEST_COUNT ? `${GREATEST_COUNT}+` : String(count);
  return (
    <span className={styles.bell}>
      <IconButton {...buttonProps} icon={Bell} size="lg" aria-expanded={isExpanded}>
        {count > 0 && <span className={styles.count} data-count={shown} />}
      </IconButton>
    </span>
  );
}

export interface TopBarChoiceProps extends ComponentProps<'button'> {
  /** What is chosen now. */
  value: string;
  /** What is chosen here, for assistive technology: „Organisation: Tietze GmbH“. */
  label: string;
}

/** Trigger of the menu that switches the organisation. */
export function TopBarChoice({ value, label, ...domProps }: TopBarChoiceProps) {
  return (
    <button {...domProps} type="button" className={styles.choice} aria-label={label}>
      <span className={styles.choiceValue}>{value}</span>
      <Icon icon={ChevronsUpDown} />
    </button>
  );
}

export interface TopBarProfileProps extends ComponentProps<'button'> {
  /** The signed-in person; the initials are taken from it. */
  name: string;
  /** Name of the menu, with the person: „Profil von Jana Möller“. */
  label: string;
}

/** Trigger of the profile menu. */
export function TopBarProfile({ name, label, ...domProps }: TopBarProfileProps) {
  return (
    <button {...domProps} type="button" className={styles.profile}>
      <Avatar name={name} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
}
