import { Check, type LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  Popover,
  Pressable,
  Separator,
} from 'react-aria-components/Menu';
import type { Placement } from 'react-aria-components/Popover';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { surface } from '../Popover/surface.css.ts';
import type { TriggerElement } from '../Popover/trigger.ts';
import * as styles from './Menu.css.ts';
import { listHeading, listSection } from './sections.css.ts';

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: TriggerElement;
  /** Name of the list for screen readers; by default the name of the trigger. */
  label?: string;
  /** `MenuItem`s, `MenuSection`s and `MenuSeparator`s. */
  children: ReactNode;
  /** The side of the trigger; it changes where there is no room. */
  placement?: Placement;
  /** It is open from the beginning, so that no press says where the focus goes: to the first command. */
  isFirstFocused?: boolean;
  /** Opens and closes it from outside; without them it does so itself. */
  isOpen?: boolean;
  /** Called with the state that a person asks for. */
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * Commands behind a button. For a choice that stays visible in a form take `Select`.
 *
 * Source: react-aria-components, Menu; WAI-ARIA Authoring Practices, menu button.
 */
export function Menu({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isFirstFocused = false,
  isOpen,
  onOpenChange,
}: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger}</Pressable>
      <Popover className={surface} placement={placement} offset={4}>
        <AriaMenu
          aria-label={label}
          className={styles.menu}
          {...(isFirstFocused && { autoFocus: 'first' as const })}
        >
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

export const menuItemTones = ['default', 'danger'] as const;
export type MenuItemTone = (typeof menuItemTones)[number];

export interface MenuItemProps {
  /** The command, a verb. */
  label: string;
  icon?: LucideIconData;
  /** A second line below the label; a part of the item's name. */
  description?: string;
  /** Key caps at the end, for instance „N“. */
  shortcut?: string;
  tone?: MenuItemTone;
  href?: string;
  onAction?: () => void;
  /**
   * Why the command can't be used now. The item stays in place and reachable by keyboard,
   * shows the reason and does nothing.
   */
  disabledReason?: string;
}

/** One command or link in a `Menu`. */
export function MenuItem({
  label,
  icon,
  description,
  shortcut,
  tone = 'default',
  href,
  onAction,
  disabledReason,
}: MenuItemProps) {
  const isUnavailable = disabledReason !== undefined;
  const secondLine = disabledReason ?? description;
  return (
    <AriaMenuItem
      className={styles.item({ tone: isUnavailable ? 'default' : tone })}
      textValue={label}
      // react-aria skips disabled items; then nobody could hear the reason. So this one only does nothing.
      {...(isUnavailable ? { shouldCloseOnSelect: false } : { href, onAction })}
      data-unavailable={isUnavailable || undefined}
      render={(domProps) =>
        'href' in domProps ? (
          <a {...domProps} />
        ) : (
          <div {...domProps} aria-disabled={isUnavailable || undefined} />
        )
      }
    >
      <span className={styles.icon}>{icon && <Icon icon={icon} />}</span>
      <span className={styles.label}>{label}</span>
      {shortcut && <Kbd keys={shortcut} />}
      {secondLine && <span className={styles.description}>{secondLine}</span>}
    </AriaMenuItem>
  );
}

export interface MenuSectionProps {
  title: string;
  /** Lines below the title, which then stands out: whom the menu belongs to. */
  details?: readonly string[];
  children: ReactNode;
}

/** A titled group of items in a `Menu`. */
export function MenuSection({ title, details = [], children }: MenuSectionProps) {
  return (
    <AriaMenuSection className={listSection}>
      <Header className={listHeading}>
        {details.length === 0 ? title : <span className={styles.strongTitle}>{title}</span>}
        {details.map((line) => (
          <span key={line} className={styles.detail}>
            {line}
          </span>
        ))}
      </Header>
      {children}
    </AriaMenuSection>
  );
}

export interface MenuChoiceProps<Value extends string> {
  title: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string; readonly icon: LucideIconData }[];
  onChange: (value: Value) => void;
}

/** One of few that is chosen in a `Menu`. It stays open, so that one sees what the choice does. */
export function MenuChoice<Value extends string>({
  title,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <AriaMenuSection
      className={listSection}
      selectionMode="single"
      disallowEmptySelection
      shouldCloseOnSelect={false}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find((option) => keys !== 'all' && keys.has(option.value));
        if (chosen) onChange(chosen.value);
      }}
    >
      <Header className={listHeading}>{title}</Header>
      {options.map((option) => (
        <AriaMenuItem
          key={option.value}
          id={option.value}
          className={styles.item({ tone: 'default' })}
          textValue={option.label}
        >
          {({ isSelected }) => (
            <>
              <span className={styles.icon}>
                <Icon icon={option.icon} />
              </span>
              <span className={styles.label}>{option.label}</span>
              {isSelected && <Icon icon={Check} />}
            </>
          )}
        </AriaMenuItem>
      ))}
    </AriaMenuSection>
  );
}

/** A line between items in a `Menu`. */
export function MenuSeparator() {
  return <Separator className={styles.separator} />;
}
