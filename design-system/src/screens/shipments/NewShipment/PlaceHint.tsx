import type { AddressBlock, Place } from 'contract';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useSettled, useSettledText } from '../../../forms/useField.ts';
import { placeLine } from '../../../patterns/Address/address-lines.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { FindPlaces, Side } from './new-shipment-state.ts';
import { partiesCopy } from './Parties.copy.ts';
import * as styles from './Parties.css.ts';
import { placeAdvice, type TypedPlace } from './place-advice.ts';

const copy = partiesCopy.place;

/** Fewer characters would name half of a directory. */
const SHORTEST_QUESTION = 3;

export interface PlaceHintProps {
  readonly side: Side;
  readonly findPlaces: FindPlaces;
}

/** What a directory knows of postcode and city: it suggests one for the other and never insists. */
export function PlaceHint({ side, findPlaces }: PlaceHintProps) {
  const form = useShipmentFormContext();
  const code = form.at(`${side}.address.postalCode`);
  const town = form.at(`${side}.address.city`);
  const typed = {
    countryCode: useSettledText(form.at(`${side}.address.countryCode`)),
    postalCode: useSettledText(code),
    city: useSettledText(town),
  };
  // What comes from the address book has been looked at before.
  const isLinked = useSettled(form.at(side === 'to' ? 'linkedRecipientId' : 'linkedSenderId')) !== null;
  const advice = placeAdvice(typed, useDirectory(isLinked ? undefined : typed, findPlaces));
  const take = (place: Place) => {
    const { address, ...block } = form.read()[side] as AddressBlock;
    const { postalCode, city } = place;
    form.fillParty(side, { ...block, address: { ...address, postalCode, city } }, null);
    form.announcements.say(partiesCopy.search.placeTaken(placeLine(place)));
    // The button is gone: typing goes on behind what it has filled in.
    document.getElementById(town.id)?.focus();
  };
  return (
    <span role="status" className={styles.hint}>
      {advice && (
        <>
          {advice.contradicts ? copy.other(typed.postalCode.trim()) : copy.suggested}{' '}
          {advice.places.map((place) => (
            <Button key={placeLine(place)} variant="link" onPress={() => take(place)}>
              {copy.take(placeLine(place))}
            </Button>
          ))}
        </>
      )}
    </span>
  );
}

/** What the directory has for the postcode, or for the city where there is none; what fails is not there. */
function useDirectory(typed: TypedPlace | undefined, findPlaces: FindPlaces): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const countryCode = typed?.countryCode ?? '';
  const question = (typed?.postalCode.trim() || typed?.city.trim()) ?? '';
  useEffect(() => {
    if (question.length < SHORTEST_QUESTION) return undefined;
    const left = new AbortController();
    findPlaces(question, countryCode, left.signal).then(
      (found) => left.signal.aborted || setPlaces(found),
      () => left.signal.aborted || setPlaces([]),
    );
    return () => left.abort();
  }, [question, countryCode, findPlaces]);
  return typed ? places : [];
}
