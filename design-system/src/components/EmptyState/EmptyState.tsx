import type { LucideIconData } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import {
  actions as actionsClass,
  empty,
  icon as iconClass,
  text,
  title as titleClass,
  words,
} from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Decorative: the title says it all. */
  icon: LucideIconData;
  /** What is not there, as a heading. */
  title: string;
  /** What is, and what a person can do. */
  children?: ReactNode;
  /** At most two next steps; only the first may be primary. */
  actions?: ReactNode;
  /** 1 where it is the whole page, such as „Seite nicht gefunden“. */
  headingLevel?: 1 | 2 | 3;
  /** `alert` for a failure that appears in place of what was loading. */
  role?: 'alert' | 'status';
}

/**
 * Stands in for content: nothing there yet, nothing found, not allowed, not loaded.
 *
 * Source: https://www.nngroup.com/articles/empty-state-interface-design/
 */
export function EmptyState({ icon, title, children, actions, headingLevel = 2, role }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={empty}>
      <span className={iconClass}>
        <Icon icon={icon} size="xl" />
      </span>
      {/* Without the buttons: what one of them says of its work is no reason to say all this again. */}
      <div className={words} role={role}>
        {/* As the page's own heading it takes the focus after a change of page. */}
        <Heading className={titleClass} tabIndex={headingLevel === 1 ? -1 : undefined}>
          {title}
        </Heading>
        {children && <div className={text}>{children}</div>}
      </div>
      {actions && <div className={actionsClass}>{actions}</div>}
    </div>
  );
}
