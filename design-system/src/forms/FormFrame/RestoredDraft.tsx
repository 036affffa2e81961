import { useId, useRef, useState } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useFocusHandOver } from '../../components/FocusHandOver/useFocusHandOver.ts';
import { formsCopy } from '../forms.copy.ts';

const { draft: copy } = formsCopy;

export interface RestoredDraftProps {
  /** When the draft was put away that the form began with, ISO 8601. */
  readonly from: string;
  /** Why it cannot be thrown away now, e.g. because something may have been made of it. */
  readonly blockedReason?: string | null;
  readonly onDiscard: () => void;
}

/** The input of before is in the fields already: going on only closes the message. Stands in `FormMessages`. */
export function RestoredDraft({ from, blockedReason = null, onDiscard }: RestoredDraftProps) {
  const reasonId = useId();
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  const isBlocked = blockedReason !== null;
  return (
    <Banner
      tone="info"
      actions={
        <>
          <KeepButton onPress={() => setClosed(true)} />
          <Button
            variant="quiet"
            isDisabled={isBlocked}
            aria-describedby={isBlocked ? reasonId : undefined}
            onPress={onDiscard}
          >
            {copy.discard}
          </Button>
        </>
      }
    >
      <p>{copy.restored(from)}</p>
      {isBlocked && <p id={reasonId}>{blockedReason}</p>}
    </Banner>
  );
}

/** Goes away with its message; the focus goes on to the form. */
function KeepButton({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandOver(button);
  return (
    <Button ref={button} onPress={onPress}>
      {copy.keep}
    </Button>
  );
}
