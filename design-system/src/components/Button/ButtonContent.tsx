import type { LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import { buttonIcon, buttonWords, pendingDot, pendingDots } from './Button.css.ts';

export interface ButtonContentProps {
  icon?: LucideIconData | undefined;
  /** The keys that do the same, e.g. „Strg+Enter“. */
  shortcut?: string | undefined;
  isOnColor?: boolean;
  isPending?: boolean | undefined;
  children: ReactNode;
}

/** What stands inside a button and inside a link that looks like one. */
export function ButtonContent({
  icon,
  shortcut,
  isOnColor = false,
  isPending,
  children,
}: ButtonContentProps) {
  return (
    <>
      {icon && !isPending && (
        <span className={buttonIcon}>
          <Icon icon={icon} />
        </span>
      )}
      {/* Without words its `aria-label` names it. */}
      {children !== undefined && <span className={buttonWords}>{children}</span>}
      {isPending && (
        <span className={pendingDots} aria-hidden="true">
          <span className={pendingDot} />
          <span className={pendingDot} />
          <span className={pendingDot} />
        </span>
      )}
      {shortcut && !isPending && <Kbd keys={shortcut} isOnColor={isOnColor} />}
    </>
  );
}
