import { ChevronLeft, ChevronRight } from '@lucide/icons';
import type { TestItem } from 'contract';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import type { TestItemHrefs } from './test-item-state.ts';
import { testItemCopy as copy } from './TestItem.copy.ts';
import * as styles from './TestItem.css.ts';

export interface SiblingsProps {
  readonly item: Pick<TestItem, 'position' | 'siblings'>;
  readonly hrefs: Pick<TestItemHrefs, 'item'>;
}

/** Where a case stands in its series, between the ways to the ones before and after: „‹ 3 von 10 ›“. */
export function Siblings({ item: { position, siblings }, hrefs }: SiblingsProps) {
  const { previous, next, total } = siblings;
  return (
    <nav className={styles.siblings} aria-label={copy.siblings}>
      <ButtonLink
        variant="quiet"
        href={previous ? hrefs.item(previous.id) : undefined}
        icon={ChevronLeft}
        aria-label={previous ? copy.previousOf(previous.name) : copy.previous}
      />
      <span>{copy.place(position, total)}</span>
      <ButtonLink
        variant="quiet"
        href={next ? hrefs.item(next.id) : undefined}
        icon={ChevronRight}
        aria-label={next ? copy.nextOf(next.name) : copy.next}
      />
    </nav>
  );
}
