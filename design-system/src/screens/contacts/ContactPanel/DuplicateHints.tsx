import type { Contact, Likeness } from 'contract';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { nameOfBlock, placeLine } from '../../../patterns/Address/address-lines.ts';
import type { ContactMode } from './contact-panel-state.ts';
import { contactPanelCopy } from './ContactPanel.copy.ts';

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

/** What may be there twice, each with the way to it. Its region stays in the page, so that what comes is heard. */
export function DuplicateHints({ mode, duplicates }: DuplicateHintsProps) {
  const title = copy.title[mode === 'edit' ? 'edit' : 'create'];
  return (
    <div role="status">
      {duplicates.map(({ contact, likeness, href }) => {
        const { address } = contact.block;
        return (
          <Banner
            key={contact.id}
            tone="warning"
            title={title(nameOfBlock(contact.block), placeLine(address))}
            actions={<Link href={href}>{copy.open}</Link>}
          >
            {copy.why[likeness]}
          </Banner>
        );
      })}
    </div>
  );
}
