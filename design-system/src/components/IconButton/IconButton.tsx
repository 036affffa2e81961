import type { LucideIconData } from '@lucide/icons';
import type { ComponentProps, MouseEvent } from 'react';
import type { IconSize } from '../Icon/Icon.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton, iconButtonSizes, iconButtonVariants } from './IconButton.css.ts';

export { iconButtonSizes, iconButtonVariants };
export type IconButtonVariant = (typeof iconButtonVariants)[number];
export type IconButtonSize = (typeof iconButtonSizes)[number];

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'disabled' | 'className' | 'style' | 'aria-label'
> {
  /** The words that the icon stands for; also shown by the browser under the pointer. */
  label: string;
  /** A drawing from `@lucide/icons`. */
  icon: LucideIconData;
  /** The drawing, whatever the size of the button. */
  iconSize?: IconSize;
  /** `quiet` has no edge until the pointer is on it, `inverse` stands on dark. Default `quiet`. */
  variant?: IconButtonVariant;
  /** As the height of a `Button` of that size; as wide as high. Default `md`. */
  size?: IconButtonSize;
  /** Nothing happens on a press. Say elsewhere why. */
  isDisabled?: boolean;
  /** It is disabled by its own presses, e.g. on the last page, and keeps the focus then. Default false. */
  keepsFocus?: boolean;
  /** By pointer, Enter or Space. */
  onPress?: () => void;
}

/**
 * An action whose drawing everybody knows: copy, close, menu, duplicate, remove, previous, next.
 * Everything else is a Button with words. Children stand over the icon, e.g. a counter.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function IconButton({
  label,
  icon,
  iconSize = 'md',
  variant = 'quiet',
  size = 'md',
  isDisabled,
  keepsFocus = false,
  type = 'button',
  onClick,
  onPress,
  children,
  ...rest
}: IconButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isDisabled) return;
    onClick?.(event);
    onPress?.();
  };
  return (
    <button
      title={label}
      {...rest}
      type={type}
      className={iconButton({ variant, size })}
      disabled={isDisabled && !keepsFocus}
      aria-disabled={(isDisabled && keepsFocus) || rest['aria-disabled']}
      aria-label={label}
      onClick={handleClick}
    >
      <Icon icon={icon} size={iconSize} />
      {children}
    </button>
  );
}
