import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { FocusedMessage } from '../FormFrame/FormMessages.tsx';
import { staleVersionCopy as copy } from './StaleVersion.copy.ts';
import * as styles from './StaleVersion.css.ts';

export interface StaleVersionProps {
  /** What was changed, as a sentence: „Die Abholung wurde inzwischen geändert.“ */
  readonly title: string;
  /** Who has saved it and when, where that is known; what is lost and what is not is said by itself. */
  readonly text?: string | undefined;
  /** The person has decided for what they have typed themselves. */
  readonly isKept: boolean;
  /** What happens then, where saving is called something else. */
  readonly keptText?: string | undefined;
  /** It came by itself: the focus stays with whoever is at work. Default false. */
  readonly isUnasked?: boolean | undefined;
  /** What differs, e.g. a `VersionDiff`. */
  readonly children?: ReactNode;
  readonly onKeepMine: () => void;
  readonly onLoadCurrent: () => void;
}

/**
 * Somebody was faster: nobody's work is replaced unseen, and nothing that was typed is lost. Stands among the
 * messages of a form.
 */
export function StaleVersion({
  title,
  text,
  isKept,
  keptText = copy.kept,
  isUnasked,
  children,
  onKeepMine,
  onLoadCurrent,
}: StaleVersionProps) {
  // The button that is pressed goes away with the question: another key takes the focus, and is read.
  if (isKept) {
    return (
      <FocusedMessage key="kept">
        <Banner tone="info">{keptText}</Banner>
      </FocusedMessage>
    );
  }
  return (
    <FocusedMessage key={isUnasked ? 'unasked' : 'asked'} {...(isUnasked && { isUnasked })}>
      <Banner
        tone="warning"
        {...(isUnasked && { role: 'status' as const })}
        title={title}
        actions={
          <>
            <Button onPress={onKeepMine}>{copy.keep}</Button>
            <Button onPress={onLoadCurrent}>{copy.load}</Button>
          </>
        }
      >
        <div className={styles.message}>
          {text !== undefined && <p>{text}</p>}
          <p>{copy.decide}</p>
          {children}
        </div>
      </Banner>
    </FocusedMessage>
  );
}
