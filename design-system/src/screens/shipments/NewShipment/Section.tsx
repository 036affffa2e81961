import type { ReactNode } from 'react';
import { Kbd } from '../../../components/Kbd/Kbd.tsx';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';

export interface SectionProps {
  readonly number: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly children: ReactNode;
}

/** Id of a section's heading, where the keys lead to. */
export function sectionId(number: number): string {
  return `abschnitt-${number}`;
}

/** A numbered part of the form; its heading can take the focus. */
export function Section({ number, title, children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={sectionId(number)}>
      <header className={styles.sectionHead}>
        <span className={styles.sectionNumber} aria-hidden="true">
          {number}
        </span>
        <h2
          id={sectionId(number)}
          className={styles.sectionTitle}
          tabIndex={-1}
          aria-keyshortcuts={`Alt+${number}`}
        >
          {title}
        </h2>
        <span className={styles.keys}>
          <Kbd keys={copy.sectionKeys(number)} />
        </span>
      </header>
      {children}
    </section>
  );
}
