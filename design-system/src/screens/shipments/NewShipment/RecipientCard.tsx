import { Fragment, memo, type ReactNode } from 'react';
import { sideLabels } from './form/field-labels.copy.ts';
import * as styles from './Parties.css.ts';
import { PartyFields } from './PartyFields.tsx';
import { PastedAddress, PasteAddressButton } from './PastedAddress/PastedAddress.tsx';
import { usePastedAddress } from './PastedAddress/usePastedAddress.ts';

export interface RecipientCardProps {
  readonly search: ReactNode;
  /** Below postcode and city. */
  readonly placeHint: ReactNode;
  /** Stands at the end of the last line of fields. */
  readonly children: ReactNode;
}

/** The recipient: nearly always another one, so it is always open. */
export const RecipientCard = memo(function RecipientCard({
  search,
  placeHint,
  children,
}: RecipientCardProps) {
  const pasted = usePastedAddress('to');
  return (
    <section className={styles.party} aria-labelledby="empfaenger">
      <header className={styles.partyHead}>
        <h3 id="empfaenger">{sideLabels.to}</h3>
        <PasteAddressButton side="to" pasted={pasted} />
      </header>
      <div className={styles.partyBody} onPaste={pasted.onPaste}>
        {/* What was pasted into the search stands in the fields once it is taken. */}
        <Fragment key={pasted.takes}>{search}</Fragment>
        <PastedAddress pasted={pasted} />
        <PartyFields side="to" placeHint={placeHint}>
          {children}
        </PartyFields>
      </div>
    </section>
  );
});
