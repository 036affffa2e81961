import type { ReactNode } from 'react';
import { MissingPart, type MissingPartProps } from '../../../patterns/MissingPart/MissingPart.tsx';
import { shellCopy as copy } from '../shell.copy.ts';
import * as styles from './ProfileMenu.css.ts';

export interface MissingMenuProps extends Pick<MissingPartProps, 'isRetrying' | 'onRetry'> {
  /** The button that was pressed. */
  children: ReactNode;
  /** Of the menu in which it stands. */
  onSignOut?: () => void;
}

/** Stands below its button where the code of a menu could not be fetched. Signing out does not depend on a menu. */
export function MissingMenu({ children, onSignOut, ...retry }: MissingMenuProps) {
  return (
    <span className={styles.place}>
      {children}
      <div className={styles.missing}>
        <MissingPart
          title={copy.profileMissing}
          isInline
          {...(onSignOut && { otherWay: { label: copy.signOut, onPress: onSignOut } })}
          {...retry}
        />
      </div>
    </span>
  );
}
