import { Section, type SectionProps } from '../../components/Section/Section.tsx';
import * as styles from './DetailPanel.css.ts';

export type DetailSectionProps = Omit<SectionProps, 'level' | 'gap'>;

/** A part of a `DetailPanel` under a heading of its own, with a line to the one before. */
export function DetailSection(props: DetailSectionProps) {
  return (
    <div className={styles.section}>
      <Section {...props} level={3} />
    </div>
  );
}
