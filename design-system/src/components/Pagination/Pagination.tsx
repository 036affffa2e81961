import { ChevronLeft, ChevronRight } from '@lucide/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { end, note, pagination } from './Pagination.css.ts';

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
 * Leafs through a list by pages. Says where one is, and keeps both buttons in their place: who leafs by
 * keyboard stays on the button, also on the last page, and keeps it in sight when the page scrolls up.
 *
 * Source: https://design-system.service.gov.uk/components/pagination/, WCAG 2.4.3, 2.4.7
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
  const bar = useRef<HTMLElement>(null);
  const shownRange = useRef(rangeLabel);

  // After the router's own scrolling, which is a layout effect; a pointer is not led back down.
  useEffect(() => {
    if (shownRange.current === rangeLabel) return;
    shownRange.current = rangeLabel;
    const { activeElement } = document;
    if (bar.current?.contains(activeElement) && activeElement?.matches(':focus-visible'))
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [rangeLabel]);

  return (
    <nav ref={bar} className={pagination} aria-label={label}>
      <span role="status">{rangeLabel}</span>
      {children !== undefined && children !== null && <div className={note}>{children}</div>}
      <div className={end}>
        <IconButton
          label={previousLabel}
          icon={ChevronLeft}
          isDisabled={!onPrevious}
          keepsFocus
          onPress={onPrevious}
        />
        <IconButton label={nextLabel} icon={ChevronRight} isDisabled={!onNext} keepsFocus onPress={onNext} />
      </div>
    </nav>
  );
}
