import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { MAIN_ID } from '../../../layouts/SkipLink/SkipLink.tsx';
import { cookiesCopy as copy } from '../cookies.copy.ts';
import { CookieSettingsButton } from '../CookieSettingsButton/CookieSettingsButton.tsx';
import * as styles from './CookieBar.css.ts';

export interface CookieBarProps {
  privacyHref: string;
  onAcceptAll: () => void;
  onOnlyNecessary: () => void;
  /** Opens the dialog; rejects where it could not be loaded. */
  onSettings: () => void | Promise<void>;
}

/**
 * Asks a visitor who has not decided yet. The page goes on beside it; leaving it alone is no consent, and none of its
 * three ways out weighs more than another. Loads no react-aria.
 */
export function CookieBar({ privacyHref, onAcceptAll, onOnlyNecessary, onSettings }: CookieBarProps) {
  const heading = useId();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const section = bar.current;
    return () => {
      // Whoever has decided with the keyboard goes on with the page, not behind its end.
      if (section?.contains(document.activeElement))
        document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section ref={bar} aria-labelledby={heading} className={styles.bar}>
      <div>
        <h2 id={heading}>{copy.title}</h2>
        <p className={styles.text}>
          {copy.text} <Link href={privacyHref}>{copy.privacy}</Link>
        </p>
      </div>
      <div className={styles.choices}>
        <Button onPress={onAcceptAll}>{copy.acceptAll}</Button>
        <Button onPress={onOnlyNecessary}>{copy.onlyNecessary}</Button>
        <CookieSettingsButton variant="secondary" label={copy.settings} onOpen={onSettings} />
      </div>
    </section>
  );
}
