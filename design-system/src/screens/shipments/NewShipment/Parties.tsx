import { ArrowLeftRight, BookUser } from '@lucide/icons';
import type { Contact } from 'contract';
import { memo, useState } from 'react';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { lazyPart } from '../../../components/LazyPart/LazyPart.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useField } from '../../../forms/useField.ts';
import type { Fetched } from '../../../patterns/ResourceView/resource.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { FindPlaces, PartySearchState, Side } from './new-shipment-state.ts';
import { partiesCopy as copy } from './Parties.copy.ts';
import * as styles from './Parties.css.ts';
import { PartySearch } from './PartySearch.tsx';
import { RecipientCard } from './RecipientCard.tsx';
import { SenderCard } from './SenderCard.tsx';

// A hint that comes a moment later is as good; where it does not come at all, nothing is missed.
const PlaceHint = lazyPart(async () => (await import('./PlaceHint.tsx')).PlaceHint, { failed: () => null });

export interface PartiesProps {
  readonly search: PartySearchState | null;
  readonly onSearch: (text: string, side: Side) => void;
  readonly findPlaces: FindPlaces;
  readonly neutralSenders: Fetched<readonly Contact[]>;
  readonly defaultSender: Fetched<Contact | null>;
  readonly onRetrySenders: () => unknown;
  readonly isSenderEdited: boolean;
  readonly onSenderEditedChange: (isEdited: boolean) => void;
  /** Whether this person may put a recipient into the address book. */
  readonly canSaveRecipient: boolean;
  readonly savesRecipient: boolean;
  readonly onSavesRecipientChange: (saves: boolean) => void;
}

/** Section 1: who sends and who receives. */
export const Parties = memo(function Parties(props: PartiesProps) {
  const { search, onSearch, findPlaces, isSenderEdited } = props;
  const form = useShipmentFormContext();
  const [swaps, setSwaps] = useState(0);

  const swap = () => {
    form.swapParties();
    setSwaps(swaps + 1);
  };

  return (
    <div className={styles.parties} data-stacked={isSenderEdited || undefined}>
      <SenderCard
        neutralSenders={props.neutralSenders}
        defaultSender={props.defaultSender}
        onRetry={props.onRetrySenders}
        isEditing={isSenderEdited}
        onEditingChange={props.onSenderEditedChange}
        search={<PartySearch side="from" state={search} onSearch={onSearch} />}
        placeHint={<PlaceHint side="from" findPlaces={findPlaces} />}
      />
      <span className={styles.swap}>
        <IconButton icon={ArrowLeftRight} label={copy.swap} onPress={swap} />
        <VisuallyHidden>
          <span role="status">{swaps % 2 === 1 ? copy.swapped : swaps > 0 && copy.swappedBack}</span>
        </VisuallyHidden>
      </span>
      <RecipientCard
        search={<PartySearch side="to" state={search} onSearch={onSearch} />}
        placeHint={<PlaceHint side="to" findPlaces={findPlaces} />}
      >
        <SaveRecipient
          isOffered={props.canSaveRecipient}
          isSelected={props.savesRecipient}
          onChange={props.onSavesRecipientChange}
        />
      </RecipientCard>
    </div>
  );
});

interface SaveRecipientProps {
  readonly isOffered: boolean;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Keeps a new recipient; one from the address book is there already. */
function SaveRecipient({ isOffered, isSelected, onChange }: SaveRecipientProps) {
  const form = useShipmentFormContext();
  const linkedId = useField(form.at('linkedRecipientId')).value;
  if (linkedId === null) {
    return isOffered && <Checkbox label={copy.saveContact} isSelected={isSelected} onChange={onChange} />;
  }
  return (
    <span className={styles.fromContacts}>
      <Icon icon={BookUser} size="sm" />
      {copy.fromContacts}
    </span>
  );
}
