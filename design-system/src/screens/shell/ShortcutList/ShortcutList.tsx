import { useSyncExternalStore } from 'react';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Kbd } from '../../../components/Kbd/Kbd.tsx';
import {
  followShortcuts,
  isOfLetters,
  listShortcuts,
  type Shortcut,
  type ShortcutGroup,
} from '../../../components/Shortcuts/shortcut-registry.ts';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { shortcutListCopy as copy } from './ShortcutList.copy.ts';
import * as styles from './ShortcutList.css.ts';

export interface ShortcutListProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Whether keys of single letters act. */
  areLettersOn: boolean;
  onLettersChange: (areOn: boolean) => void;
}

const order: readonly ShortcutGroup[] = ['everywhere', 'places', 'page'];

/** All keys that do something where somebody is, and the switch for those that are single letters. */
export function ShortcutList({ isOpen, onOpenChange, areLettersOn, onLettersChange }: ShortcutListProps) {
  const all = useSyncExternalStore(followShortcuts, listShortcuts);
  const active = all.filter((shortcut) => areLettersOn || !isOfLetters(shortcut));
  const groups = order.flatMap((group) => {
    const shortcuts = active.filter((shortcut) => shortcut.group === group);
    return shortcuts.length === 0 ? [] : [{ group, shortcuts }];
  });
  return (
    <Dialog title={copy.title} closeLabel={copy.close} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className={styles.content}>
        {groups.map(({ group, shortcuts }) => (
          <section key={group} className={styles.group} aria-label={copy.groups[group]}>
            <h3 className={styles.title}>{copy.groups[group]}</h3>
            <dl className={styles.group}>
              {shortcuts.map((shortcut) => (
                <Row key={`${shortcut.keys} ${shortcut.label}`} {...shortcut} />
              ))}
            </dl>
          </section>
        ))}
        <Switch
          label={copy.letters}
          description={copy.lettersHelp}
          isSelected={areLettersOn}
          onChange={onLettersChange}
        />
      </div>
    </Dialog>
  );
}

function Row({ keys, label }: Shortcut) {
  const parts = keys.split(' ');
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.keys}>
        {parts.map((part, index) => (
          <Kbd key={index} keys={part} isAlwaysShown />
        ))}
        <VisuallyHidden>{parts.join(` ${copy.between} `)}</VisuallyHidden>
      </dd>
    </div>
  );
}
