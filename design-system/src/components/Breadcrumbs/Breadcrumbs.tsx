import { ChevronLeft, ChevronRight } from '@lucide/icons';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  href: string;
  label: string;
}

export interface BreadcrumbsProps {
  /** Names the landmark, e.g. „Brotkrümelnavigation“. */
  label: string;
  /** The places above this page, the highest first. */
  items: readonly Breadcrumb[];
  /** This page. */
  current: string;
}

/**
 * Where a page stands below others, and the ways up. On a phone only the way to the page above
 * remains. Native, since a list of links is all it takes.
 *
 * Source: WAI-ARIA Authoring Practices, breadcrumb; https://react-aria.adobe.com/Breadcrumbs
 */
export function Breadcrumbs({ label, items, current }: BreadcrumbsProps) {
  const parent = items.at(-1);
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.href} className={styles.step} data-parent={item === parent || undefined}>
            <span className={styles.back}>
              <Icon icon={ChevronLeft} size="sm" />
            </span>
            <Link href={item.href}>
              <span className={styles.place}>{item.label}</span>
            </Link>
            <span className={styles.divider}>
              <Icon icon={ChevronRight} size="sm" />
            </span>
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
