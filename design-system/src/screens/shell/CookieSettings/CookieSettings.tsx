import { Lock } from '@lucide/icons';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { cookiesCopy as copy } from '../cookies.copy.ts';
import { type CookieEntry, cookieEntries } from './cookie-entries.ts';
import * as styles from './CookieSettings.css.ts';

export interface CookieSettingsProps {
  /** What is decided about. By default what the product has. */
  entries?: readonly CookieEntry[];
  /** What is enabled now; before a decision nothing is. */
  enabledIds: readonly string[];
  privacyHref: string;
  /** @param ids the optional ones that are switched on */
  onSave: (ids: readonly string[]) => void;
  onDeclineAll: () => void;
  /** Leaves everything as it was: closing is no decision. */
  onClose: () => void;
}

/** The dialog in which a visitor decides about each purpose. Stands inside `Providers`. */
export function CookieSettings({
  entries = cookieEntries(),
  enabledIds,
  privacyHref,
  onSave,
  onDeclineAll,
  onClose,
}: CookieSettingsProps) {
  const optional = entries.filter(({ category }) => category === 'optional');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    optional.map(({ id }) => id).filter((id) => enabledIds.includes(id)),
  );
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, id] : before.filter((other) => other !== id)));

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={copy.title}
      closeLabel={copy.close}
      footer={
        <>
          <span className={styles.privacy}>
            <Link href={privacyHref}>{copy.privacy}</Link>
          </span>
          <div className={styles.choices}>
            <Button onPress={onDeclineAll}>{copy.declineAll}</Button>
            <Button onPress={() => onSave(chosen)}>{copy.save}</Button>
          </div>
        </>
      }
    >
      <Stack gap={5}>
        <p>
          {copy.text} {copy.revocable}
        </p>
        <section>
          <h3 className={styles.groupTitle}>{copy.necessary}</h3>
          {entries
            .filter(({ category }) => category === 'necessary')
            .map((entry) => (
              <div key={entry.id} className={styles.entry}>
                <div className={styles.fixed}>
                  <span className={styles.lock}>
                    <Icon icon={Lock} size="sm" />
                  </span>
                  <span>{entry.name}</span>
                  <span className={styles.muted}>{copy.alwaysOn}</span>
                  <p className={`${styles.beside} ${styles.muted}`}>{entry.description}</p>
                </div>
                <EntryLinks {...entry} />
              </div>
            ))}
        </section>
        <section>
          <h3 className={styles.groupTitle}>{copy.optional}</h3>
          {optional.map((entry) => (
            <div key={entry.id} className={styles.entry}>
              <div className={styles.switched}>
                <Switch
                  label={entry.name}
                  description={entry.description}
                  isSelected={chosen.includes(entry.id)}
                  onChange={(isChosen) => choose(entry.id, isChosen)}
                />
                {/* For the eye; the switch tells its state itself. */}
                <span className={`${styles.muted} ${styles.standing}`} aria-hidden="true">
                  {chosen.includes(entry.id) ? copy.on : copy.off}
                </span>
              </div>
              <EntryLinks {...entry} />
            </div>
          ))}
        </section>
      </Stack>
    </Dialog>
  );
}

function EntryLinks({ links = [] }: CookieEntry) {
  if (links.length === 0) return null;
  return (
    <div className={styles.links}>
      {links.map(({ href, label }) => (
        <Link key={href} href={href}>
          {label}
        </Link>
      ))}
    </div>
  );
}
