import type { ReactNode } from 'react';
import * as styles from './TopBar.css.ts';

/** `inverse` tells the backoffice from the application. */
export const topBarTones = ['default', 'inverse'] as const;
export type TopBarTone = (typeof topBarTones)[number];

export interface TopBarSlots {
  /** The product's sign as a link home. */
  brand: ReactNode;
  /** `TopBarSearch`. */
  search?: ReactNode;
  /** The one filled button: `TopBarAction`. */
  primaryAction?: ReactNode;
  /** `TopBarBell`. */
  bell?: ReactNode;
  /** Name of the organisation, or the choice of one. Not shown on phones: offer it in the profile menu too. */
  organisation?: ReactNode;
  /** Menu of the signed-in person. */
  profile?: ReactNode;
}

/** The bar above every signed-in page. */
export function TopBar({
  brand,
  search,
  primaryAction,
  bell,
  organisation,
  profile,
  tone = 'default',
}: TopBarSlots & { tone?: TopBarTone }) {
  return (
    <header className={styles.topBar({ tone })}>
      <div className={styles.brand}>{brand}</div>
      {search}
      <div className={styles.spacer} />
      {primaryAction}
      {primaryAction && (bell || organisation) && <span className={styles.separator} />}
      {bell}
      {organisation && (
        <div className={styles.organisation}>
          {typeof organisation === 'string' ? (
            <span className={styles.organisationName}>{organisation}</span>
          ) : (
            organisation
          )}
        </div>
      )}
      {profile}
    </header>
  );
}
