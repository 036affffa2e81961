import { ChevronRight } from '@lucide/icons';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { arrow, panel, summary, title as titleClass } from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is behind it; the same words in both states. */
  title: string;
  /** Shown while it is open. */
  children: ReactNode;
  /** Open at first. Default false. */
  defaultExpanded?: boolean;
  /** Called with the new state. */
  onExpandedChange?: (isExpanded: boolean) => void;
}

/**
 * Hides what only some people need, e.g. additional fields of an address. A native `<details>`:
 * the browser's find command opens it.
 *
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/, https://react-aria.adobe.com/Disclosure
 */
export function Disclosure({ title, children, defaultExpanded, onExpandedChange }: DisclosureProps) {
  return (
    <details open={defaultExpanded} onToggle={(event) => onExpandedChange?.(event.currentTarget.open)}>
      <summary className={summary}>
        <span className={arrow}>
          <Icon icon={ChevronRight} />
        </span>
        <span className={titleClass}>{title}</span>
      </summary>
      <div className={panel}>{children}</div>
    </details>
  );
}
