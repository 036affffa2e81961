import { type ReactNode, useId } from 'react';
import { Kbd } from '../../components/Kbd/Kbd.tsx';
import { useShortcuts } from '../../components/Shortcuts/useShortcuts.ts';
import { formsCopy } from '../forms.copy.ts';
import { sectionId } from '../useFormKeys.ts';
import * as styles from './FormSection.css.ts';

export interface FormSectionProps {
  readonly title: string;
  /** Its place among the sections, from 1, where `useFormKeys` leads to it. */
  readonly number?: number;
  /** The keys that do so, shown as a key cap, e.g. „Alt+1“. */
  readonly keys?: string;
  /** Id of the field where those lead to. Default the first. */
  readonly entry?: string;
  readonly children: ReactNode;
}

/** A part of a form; its heading can take the focus. */
export function FormSection({ title, number, keys, entry, children }: FormSectionProps) {
  const ownId = useId();
  // `useFormKeys` obeys them; here they are listed, for as long as the section is there.
  useShortcuts(keys === undefined ? [] : [{ keys, label: formsCopy.toSection(title), group: 'page' }]);
  const id = number === undefined ? ownId : sectionId(number);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden="true">
            {number}
          </span>
        )}
        <h2 id={id} className={styles.title} tabIndex={-1} aria-keyshortcuts={keys} data-entry={entry}>
          {title}
        </h2>
        {keys !== undefined && (
          <span className={styles.keys}>
            <Kbd keys={keys} />
          </span>
        )}
      </header>
      {children}
    </section>
  );
}
