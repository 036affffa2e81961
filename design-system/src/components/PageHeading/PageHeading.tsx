import type { ReactNode } from 'react';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import * as styles from './PageHeading.css.ts';

export interface PageHeadingProps {
  /** The name of the page; it takes the focus after a change of page. */
  children: ReactNode;
  /** Buttons and links that concern the whole page, at the end of the line. */
  actions?: ReactNode;
  /** One sentence below the heading. */
  description?: ReactNode;
  /** Id of the field in which the page begins: it takes the focus in place of the heading. Default none. */
  entry?: string | undefined;
}

/**
 * The one h1 of a page. It can take the focus, so that `RouteAnnouncer` can put it there
 * after a change of page and a screen reader begins with it.
 */
export function PageHeading({ children, actions, description, entry }: PageHeadingProps) {
  return (
    <Stack gap={1}>
      <div className={styles.line} data-has-actions={actions ? true : undefined}>
        <h1 className={styles.heading} tabIndex={-1} data-entry={entry}>
          {children}
        </h1>
        {actions && (
          <Inline gap={2} align="center">
            {actions}
          </Inline>
        )}
      </div>
      {description && <p className={styles.description}>{description}</p>}
    </Stack>
  );
}
