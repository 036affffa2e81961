import { type Contact, countryName } from 'contract';
import type { ReactNode } from 'react';
import { Fragment, memo, useMemo } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { BoundCheckbox, BoundSelect } from '../../../forms/fields.tsx';
import { useField, useSettledText } from '../../../forms/useField.ts';
import { nameOfBlock, placeLine } from '../../../patterns/Address/address-lines.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { fieldLabels, sideLabels } from './form/field-labels.copy.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { partiesCopy as copy } from './Parties.copy.ts';
import * as styles from './Parties.css.ts';
import { PartyFields } from './PartyFields.tsx';
import { PastedAddress, PasteAddressButton } from './PastedAddress/PastedAddress.tsx';
import { usePastedAddress } from './PastedAddress/usePastedAddress.ts';
import { SendersFailure } from './SendersFailure.tsx';
import { useLateSender } from './useLateSender.ts';

export interface SenderCardProps {
  readonly neutralSenders: Fetched<readonly Contact[]>;
  readonly defaultSender: Fetched<Contact | null>;
  /** Fetches the addresses that could not be loaded. */
  readonly onRetry: () => unknown;
  readonly isEditing: boolean;
  readonly onEditingChange: (isEditing: boolean) => void;
  /** The search, shown while the sender is edited. */
  readonly search: ReactNode;
  /** Below postcode and city. */
  readonly placeHint: ReactNode;
}

/** The sender: rarely another one, so it is read first and edited on demand. */
export const SenderCard = memo(function SenderCard(props: SenderCardProps) {
  const { neutralSenders, defaultSender, isEditing, onEditingChange, onRetry, search, placeHint } = props;
  const { places } = useShipmentFormContext();
  const pasted = usePastedAddress('from');
  useLateSender(defaultSender);
  const defaultSenderId = defaultSender.kind === 'ready' ? (defaultSender.value?.id ?? null) : null;
  return (
    // The id holds the place of the sender's fields while they are folded away.
    <section id={places.idOf('from')} className={styles.party} aria-labelledby="absender">
      <header className={styles.partyHead}>
        <h3 id="absender">{sideLabels.from}</h3>
        <Inline gap={4}>
          {isEditing && <PasteAddressButton side="from" pasted={pasted} />}
          <Button
            variant="link"
            size="sm"
            aria-expanded={isEditing}
            onPress={() => onEditingChange(!isEditing)}
          >
            {isEditing ? copy.editDone : copy.edit}
            <VisuallyHidden>{copy.editWhat}</VisuallyHidden>
          </Button>
        </Inline>
      </header>
      <div className={styles.partyBody} onPaste={isEditing ? pasted.onPaste : undefined}>
        <UsualSenderFailure sender={defaultSender} onRetry={onRetry} />
        {isEditing ? (
          <>
            <Fragment key={pasted.takes}>{search}</Fragment>
            <PastedAddress pasted={pasted} />
            <PartyFields side="from" placeHint={placeHint} />
          </>
        ) : (
          <SenderAddress defaultSenderId={defaultSenderId} />
        )}
        <NeutralSender contacts={neutralSenders} onRetry={onRetry} />
      </div>
    </section>
  );
});

interface UsualSenderFailureProps {
  readonly sender: Fetched<Contact | null>;
  readonly onRetry: () => unknown;
}

/** Why the sender is not filled in, as long as nobody has entered one. */
function UsualSenderFailure({ sender, onRetry }: UsualSenderFailureProps) {
  const form = useShipmentFormContext();
  const company = useSettledText(form.at('from.companyName'));
  const person = useSettledText(form.at('from.personName'));
  const street = useSettledText(form.at('from.address.addressLine1'));
  if (company !== '' || person !== '' || street !== '') return null;
  return (
    <SendersFailure senders={sender} words={copy.sendersFailed} about={copy.retrySenders} onRetry={onRetry} />
  );
}

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
    placeLine({ postalCode, city }),
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

interface NeutralSenderProps {
  readonly contacts: Fetched<readonly Contact[]>;
  readonly onRetry: () => unknown;
}

const none: readonly Contact[] = [];

/** The address that stands on the label instead of one's own. */
function NeutralSender({ contacts: fetched, onRetry }: NeutralSenderProps) {
  const contacts = fetched.kind === 'ready' ? fetched.value : none;
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
        description={hasNone ? whyNone[fetched.kind] : undefined}
      />
      <SendersFailure
        senders={fetched}
        words={copy.neutralSendersFailed}
        about={copy.retryNeutralSenders}
        onRetry={onRetry}
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

/** What stands at the choice; that loading has failed stands below it, with a way to try again. */
const whyNone: Record<Fetched<unknown>['kind'], string | undefined> = {
  loading: copy.neutralSendersLoading,
  failed: undefined,
  ready: copy.noNeutralSenders,
};

function neutralLabel(shortName: string, block: Contact['block']): string {
  return `${shortName || nameOfBlock(block)}, ${placeLine(block.address)}`;
}
