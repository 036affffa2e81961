import { type Contact, countryName } from 'contract';
import type { ReactNode } from 'react';
import { memo, useMemo } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { BoundCheckbox, BoundSelect } from '../../../forms/fields.tsx';
import { useField, useSettledText } from '../../../forms/useField.ts';
import { fieldLabels, sideLabels } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { partiesCopy as copy } from './Parties.copy.ts';
import * as styles from './Parties.css.ts';
import { PartyFields } from './PartyFields.tsx';

export interface SenderCardProps {
  readonly neutralSenders: readonly Contact[];
  readonly defaultSenderId: string | null;
  readonly isEditing: boolean;
  readonly onEditingChange: (isEditing: boolean) => void;
  /** The search, shown while the sender is edited. */
  readonly search: ReactNode;
}

/** The sender: rarely another one, so it is read first and edited on demand. */
export const SenderCard = memo(function SenderCard(props: SenderCardProps) {
  const { neutralSenders, defaultSenderId, isEditing, onEditingChange, search } = props;
  const { places } = useShipmentFormContext();
  return (
    // The id holds the place of the sender's fields while they are folded away.
    <section id={places.idOf('from')} className={styles.party} aria-labelledby="absender">
      <header className={styles.partyHead}>
        <h3 id="absender">{sideLabels.from}</h3>
        <Button variant="link" aria-expanded={isEditing} onPress={() => onEditingChange(!isEditing)}>
          {isEditing ? copy.editDone : copy.edit}
          <VisuallyHidden>{copy.editWhat}</VisuallyHidden>
        </Button>
      </header>
      <div className={styles.partyBody}>
        {isEditing ? (
          <>
            {search}
            <PartyFields side="from" />
          </>
        ) : (
          <SenderAddress defaultSenderId={defaultSenderId} />
        )}
        <NeutralSender contacts={neutralSenders} />
      </div>
    </section>
  );
});

function SenderAddress({ defaultSenderId }: { readonly defaultSenderId: string | null }) {
  const form = useShipmentFormContext();
  const linkedId = useField(form.at('linkedSenderId')).value;
  const company = useSettledText(form.at('from.companyName'));
  const person = useSettledText(form.at('from.personName'));
  const country = useSettledText(form.at('from.address.countryCode'));
  const street = useSettledText(form.at('from.address.addressLine1'));
  const postalCode = useSettledText(form.at('from.address.postalCode'));
  const city = useSettledText(form.at('from.address.city'));
  const more = [
    useSettledText(form.at('from.companyName2')),
    street,
    useSettledText(form.at('from.address.addressLine2')),
    useSettledText(form.at('from.address.addressLine3')),
    `${postalCode} ${city}`.trim(),
    countryName(country),
  ];
  const phone = useSettledText(form.at('from.phone'));
  if (company === '' && person === '' && street === '')
    return <p className={styles.muted}>{copy.noSender}</p>;

  const contactLine = [company === '' ? '' : person, phone]
    .filter((text) => text !== '')
    .join(copy.separator);
  return (
    <>
      <address className={styles.address}>
        <span className={styles.company}>{company === '' ? person : company}</span>
        {`\n${more.filter((text) => text !== '').join('\n')}`}
      </address>
      {contactLine !== '' && <p className={styles.muted}>{contactLine}</p>}
      {linkedId !== null && linkedId === defaultSenderId && (
        <span>
          <Badge>{copy.defaultSender}</Badge>
        </span>
      )}
    </>
  );
}

/** The address that stands on the label instead of one's own. */
function NeutralSender({ contacts }: { readonly contacts: readonly Contact[] }) {
  const form = useShipmentFormContext();
  const isNeutral = useField(form.at('neutralShipment')).value;
  const options = useMemo(
    () => contacts.map(({ id, shortName, block }) => ({ value: id, label: neutralLabel(shortName, block) })),
    [contacts],
  );
  const hasNone = contacts.length === 0;
  return (
    <div className={styles.neutral}>
      <BoundCheckbox
        field={form.at('neutralShipment')}
        label={fieldLabels.neutralShipment}
        isDisabled={hasNone && !isNeutral}
        description={hasNone ? copy.noNeutralSenders : undefined}
      />
      {isNeutral && (
        <BoundSelect
          field={form.at('linkedNeutralSenderId')}
          label={fieldLabels.linkedNeutralSenderId}
          description={copy.neutralHelp}
          placeholder={copy.neutralPlaceholder}
          emptyValue={null}
          options={options}
          isRequired
        />
      )}
    </div>
  );
}

function neutralLabel(shortName: string, block: Contact['block']): string {
  const name = shortName || block.companyName || block.personName;
  return `${name}, ${block.address.postalCode} ${block.address.city}`;
}
