import type { LucideIconData } from '@lucide/icons';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { button, buttonSizes, buttonVariants } from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';

export { buttonSizes, buttonVariants };
export type ButtonVariant = (typeof buttonVariants)[number];
export type ButtonSize = (typeof buttonSizes)[number];

/** The looks that a button shares with a link that looks like one. */
export interface ButtonLooks {
  /** One `primary` a page, `danger` for what cannot be undone, `inverse` on dark. Default `secondary`. */
  variant?: ButtonVariant;
  /** 28, 32 or 40 px high; on phones at least 40, at the packing bench 48, 56 or 72. */
  size?: ButtonSize;
  /** Stands before the words and says nothing to assistive technology. */
  icon?: LucideIconData;
  /** The keys that do the same, shown as a key cap; set `aria-keyshortcuts` as well. */
  shortcut?: string;
  /** As wide as its place, e.g. in a narrow column. Default false. */
  isFullWidth?: boolean;
  /** The words: what happens, or where it leads. */
  children?: ReactNode;
}

export interface ButtonProps
  extends ButtonLooks, Omit<ComponentProps<'button'>, 'type' | 'disabled' | 'className' | 'style'> {
  /** By pointer, Enter or Space; not called while the action is pending. */
  onPress?: () => void;
  /** Say why beside the button and point to those words with `aria-describedby`. */
  isDisabled?: boolean;
  /** Disabled it can still be focused, e.g. because it comes into use while somebody waits on it. Default false. */
  keepsFocus?: boolean;
  /** The action runs: presses are ignored, the focus stays. */
  isPending?: boolean;
  /** The words while it runs, e.g. „Wird storniert …“. */
  pendingLabel?: string;
  /** `submit` sends the form around it. Default `button`. */
  type?: 'button' | 'submit' | 'reset';
}

/**
 * Does something here and now; its words are a verb in the infinitive. To go somewhere, use a ButtonLink.
 * Takes a ref and passes on DOM props, so it can be the trigger of a menu, dialog or tooltip.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/button/, https://react-aria.adobe.com/Button
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  shortcut,
  isFullWidth,
  isDisabled,
  keepsFocus = false,
  isPending,
  pendingLabel,
  type = 'button',
  onClick,
  onPress,
  children,
  ...rest
}: ButtonProps) {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending || isDisabled) {
      // A pending submit button must not send its form a second time.
      event.preventDefault();
      return;
    }
    onClick?.(event);
    onPress?.();
  };
  return (
    <button
      {...rest}
      type={type}
      className={button({ variant, size, isLink: variant === 'link' })}
      disabled={isDisabled && !keepsFocus}
      aria-disabled={isPending || (isDisabled && keepsFocus) || rest['aria-disabled']}
      data-variant={variant}
      data-pending={isPending || undefined}
      data-full-width={isFullWidth || undefined}
      onClick={handleClick}
    >
      <ButtonContent icon={icon} shortcut={shortcut} isOnColor={hasOwnGround(variant)} isPending={isPending}>
        {isPending ? (pendingLabel ?? children) : children}
      </ButtonContent>
    </button>
  );
}

/** Whether key caps take the colour of the words because the ground is not a plain surface. */
export function hasOwnGround(variant: ButtonVariant): boolean {
  return variant === 'primary' || variant === 'danger' || variant === 'inverse';
}
