import type { ReactNode } from 'react';
import * as styles from './ContentPage.css.ts';

/** Where a content page stands in the frame around it, for the app and for what the web server draws. */
export function ContentFrame({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}
