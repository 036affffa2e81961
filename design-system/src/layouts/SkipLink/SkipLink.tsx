import * as styles from './SkipLink.css.ts';

/** Id of the `main` element of every layout. */
export const MAIN_ID = 'inhalt';

/** The first stop of the keyboard: leads past the frame to the content. Visible only with the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={styles.skipLink}>
      {label}
    </a>
  );
}
