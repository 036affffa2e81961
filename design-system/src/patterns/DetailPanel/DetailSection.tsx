import { type ReactNode, useId } from 'react';
import * as styles from './DetailPanel.css.ts';

export interface DetailSectionProps {
  title: string;
  /** Stands at the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a `DetailPanel` under a heading of its own, with a line to the one before. */
export function DetailSection({ title, aside, children }: DetailSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h3 id={id}>{title}</h3>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
