import { type ReactNode, useId } from 'react';
import * as styles from './SettingsFrame.css.ts';

export interface SettingsSectionProps {
  title: string;
  /** What it is for, in a sentence. */
  description?: ReactNode;
  /** Fields, or a small list. */
  children: ReactNode;
}

/** One subject of a page of settings: its words at the start, its fields beside them. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
