import { useEffect, useEffectEvent } from 'react';
import type { DateSegmentProps } from 'react-aria-components/DatePicker';
import { DateSegment } from 'react-aria-components/DatePicker';
import * as styles from './parts.css.ts';

export interface SegmentProps extends DateSegmentProps {
  /** Reaches the element, though react-aria's types do not name it. */
  id: string | undefined;
  /** The part has lost its digits. react-aria tells of it only once all parts are empty. */
  onEmptied?: () => void;
}

/** Day, month, year, hour or minute: one part that is typed into, of all fields of dates and times. */
export function Segment({ onEmptied, ...segmentProps }: SegmentProps) {
  const { isPlaceholder } = segmentProps.segment;
  const tellEmptied = useEffectEvent(() => onEmptied?.());
  useEffect(() => {
    if (isPlaceholder) tellEmptied();
  }, [isPlaceholder]);
  return <DateSegment {...segmentProps} className={styles.segment} />;
}
