import type { ReactNode } from 'react';
import { Link } from '../../../components/Link/Link.tsx';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { contentPageCopy as copy } from './ContentPage.copy.ts';
import * as styles from './ContentPage.css.ts';

/** A section of the text that the table of contents leads to. */
export interface ContentSection {
  readonly id: string;
  readonly title: string;
}

/** From so many sections on a text is long enough to be looked through. */
const LONG = 5;

export interface ContentArticleProps {
  title: string;
  /** ISO 8601 with zone. */
  updatedAt: string;
  sections: readonly ContentSection[];
  /** The text, in an element with the class `prose`. */
  children: ReactNode;
}

/** A content page that is there; the web server draws it too, with its own way to the text. */
export function ContentArticle({ title, updatedAt, sections, children }: ContentArticleProps) {
  return (
    <article className={styles.article}>
      <PageHeading description={copy.updated(updatedAt)}>{title}</PageHeading>
      {sections.length >= LONG && (
        <nav aria-label={copy.contents} className={styles.contents}>
          <p className={styles.contentsTitle}>
            <strong>{copy.contents}</strong>
          </p>
          <ul className={styles.contentsList}>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {children}
    </article>
  );
}
