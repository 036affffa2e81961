import { type ReactNode, useId } from 'react';
import { gaps, type Space } from '../../styles/gaps.css.ts';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** Its heading, which also names it. */
  title: string;
  /** The level of the heading in its page. Default 2. */
  level?: 2 | 3;
  /** A fact at the end of the heading's line, e.g. a count or a time. */
  aside?: ReactNode;
  /** The room between the heading and what follows, as a step of the scale of spaces. Default 2. */
  gap?: Space;
  /** What it is about. */
  children: ReactNode;
}

/**
 * A part of a page or panel under a heading of its own, by which it is found among the regions. Room and lines around
 * it are those of what it stands in. In a form it is a `FormSection`, in a panel a `DetailSection`, among settings a
 * `SettingsSection`; one thing among several of its kind is a `Card`.
 *
 * First used by the sections of a detail.
 *
 * Source: https://www.w3.org/WAI/tutorials/page-structure/sections/
 */
export function Section({ title, level = 2, aside, gap = 2, children }: SectionProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section className={`${gaps[gap]} ${styles.section}`} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {title}
        </Heading>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
