import type { Contact, Likeness } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { nameOfBlock, placeLine } from '../../../patterns/Address/address-lines.ts';
import type { ContactMode } from './contact-panel-state.ts';
import { contactPanelCopy } from './ContactPanel.copy.ts';
import * as styles from './ContactPanel.css.ts';

const copy = contactPanelCopy.duplicate;

/** A contact that is there already, and why it may be the same. */
export interface Duplicate {
  readonly contact: Contact;
  readonly likeness: Likeness;
  /** Opens it beside the list. */
  readonly href: string;
}

export interface DuplicateHintsProps {
  readonly mode: ContactMode;
  readonly duplicates: readonly Duplicate[];
}

/**
 * What may be there twice, each with the way to it; of several it is asked once. Its region stays in the page, so that
 * what comes is heard.
 */
export function DuplicateHints({ mode, duplicates }: DuplicateHintsProps) {
  const kind = mode === 'edit' ? 'edit' : 'create';
  const [first, ...others] = duplicates;
  return (
    <div role="status">
      {first && others.length === 0 && (
        <Banner
          tone="warning"
          title={copy.title[kind](...placeOf(first))}
          actions={<Link href={first.href}>{copy.open}</Link>}
        >
          {copy.why[first.likeness]}
        </Banner>
      )}
      {others.length > 0 && (
        <Banner tone="warning" title={copy.several[kind]}>
          <ul className={styles.duplicates}>
            {duplicates.map((duplicate) => (
              <li key={duplicate.contact.id}>
                <Link href={duplicate.href}>{copy.named(...placeOf(duplicate))}</Link>
                <p className={styles.note}>{copy.why[duplicate.likeness]}</p>
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

const placeOf = ({ contact: { block } }: Duplicate): [name: string, place: string] => [
  nameOfBlock(block),
  placeLine(block.address),
];
