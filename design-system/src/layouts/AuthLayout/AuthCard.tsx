import type { ReactNode } from 'react';
import * as styles from './AuthLayout.css.ts';

/**
 * What is said and asked between a visit and the application: an invitation, a sign-in under way or failed, a
 * session that has ended. All of it looks the same; `AuthLayout` has it around its page, a page that can be
 * something else as well puts it around what it says of signing in.
 */
export function AuthCard({ children }: { children: ReactNode }) {
  return <div className={styles.card}>{children}</div>;
}
