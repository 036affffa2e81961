import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { end, pagination } from './Pagination.css.ts';

export interface PaginationProps {
  /** Name of the landmark, e.g. „Seiten der Liste“. */
  label: string;
  /** What is shown of how much, e.g. „1–25 von 312“. */
  rangeLabel: string;
  /** Name of the button to the page before. */
  previousLabel: string;
  /** Name of the button to the page after. */
  nextLabel: string;
  /** Left out on the first page. */
  onPrevious?: () => void;
  /** Left out on the last page. */
  onNext?: () => void;
  /** Something between the two, such as a choice of rows per page. */
  children?: ReactNode;
}

/**
 * Leafs through a list by pages. Says where one is, and keeps both buttons in their place.
 *
 * Source: https://design-system.service.gov.uk/components/pagination/
 */
export function Pagination({
  label,
  rangeLabel,
  previousLabel,
  nextLabel,
  onPrevious,
  onNext,
  children,
}: PaginationProps) {
  return (
    <nav className={pagination} aria-label={label}>
      <span role="status">{rangeLabel}</span>
      <div className={end}>
        {children}
        <IconButton label={previousLabel} icon={ChevronLeft} isDisabled={!onPrevious} onPress={onPrevious} />
        <IconButton label={nextLabel} icon={ChevronRight} isDisabled={!onNext} onPress={onNext} />
      </div>
    </nav>
  );
}
