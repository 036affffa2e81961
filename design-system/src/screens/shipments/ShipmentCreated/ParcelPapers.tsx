import { CircleCheck, CircleDashed } from '@lucide/icons';
import { paperLabels, type ParcelPaper } from 'contract';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import type { DrawnPaper } from '../../../patterns/PrintMenu/print-menu.ts';
import { printMenuCopy } from '../../../patterns/PrintMenu/PrintMenu.copy.ts';
import * as styles from './ParcelPapers.css.ts';
import { shipmentCreatedCopy as copy } from './ShipmentCreated.copy.ts';

export interface ParcelPapersProps {
  /** In the order in which they are stuck on; without any there is nothing to see. */
  papers: readonly ParcelPaper[];
  onOpenLabel: () => void;
  onOpenPaper: (paper: DrawnPaper) => void;
}

/** What belongs to the parcel, each to be opened by itself, with what is printed and what is not. */
export function ParcelPapers({ papers, onOpenLabel, onOpenPaper }: ParcelPapersProps) {
  const headingId = useId();
  if (papers.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{copy.papers}</h2>
      <ul className={styles.papers}>
        {papers.map(({ paper, isPrinted }) => (
          <li key={paper} className={styles.paper}>
            <Button
              variant="quiet"
              onPress={() => (paper === 'shipping-label' ? onOpenLabel() : onOpenPaper(paper))}
            >
              {paperLabels[paper]}
            </Button>
            <span className={styles.standing} data-printed={isPrinted || undefined}>
              <Icon icon={isPrinted ? CircleCheck : CircleDashed} />
              {printMenuCopy.printed[isPrinted ? 'yes' : 'no']}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
