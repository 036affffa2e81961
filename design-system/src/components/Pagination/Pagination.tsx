import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { useLinkClick } from '../Link/Link.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  label: string;
  /** Which rows of how many, e.g. „1–25 von 312“. */
  range: string;
  /** Addresses of the neighbours; none at the ends. */
  previous?: string;
  next?: string;
  previousLabel: string;
  nextLabel: string;
}

/**
 * Walks through a list page by page. Links, so that a page has an address and „Zurück“ leads back to it.
 *
 * Source: https://design-system.service.gov.uk/components/pagination/
 */
export function Pagination({ label, range, previous, next, previousLabel, nextLabel }: PaginationProps) {
  return (
    <nav className={styles.root} aria-label={label}>
      <span className={styles.range}>{range}</span>
      <span className={styles.steps}>
        <Step href={previous} label={previousLabel} icon={ChevronLeft} />
        <Step href={next} label={nextLabel} icon={ChevronRight} />
      </span>
    </nav>
  );
}

function Step({ href, label, icon }: { href: string | undefined; label: string; icon: LucideIcon }) {
  const handleClick = useLinkClick();
  return (
    // A link without an address is how HTML says „here, but not now“: it keeps its place and takes no focus.
    <a
      role="link"
      href={href}
      className={`${iconButton({ size: 'lg' })} ${styles.step}`}
      aria-label={label}
      aria-disabled={href === undefined || undefined}
      onClick={handleClick}
    >
      <Icon icon={icon} />
    </a>
  );
}
