import type { AddressBlock, Place } from 'contract';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useSettled, useSettledText } from '../../../forms/useField.ts';
import { placeLine } from '../../../patterns/Address/address-lines.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import type { FindPlaces, Side } from './new-shipment-state.ts';
import { partiesCopy } from './Parties.copy.ts';
import * as styles from './Parties.css.ts';
import { placeAdvice } from './place-advice.ts';

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
  const ask = { countryCode: typed.countryCode, findPlaces };
  const ofPostalCode = useDirectory(isLinked ? '' : typed.postalCode, ask);
  // Where the postcode's own city was typed, the directory has nothing more to say.
  const isCityOpen = typed.postalCode.trim() === '' || placeAdvice(typed, ofPostalCode) !== undefined;
  const ofCity = useDirectory(isLinked || !isCityOpen ? '' : typed.city, ask);
  const advice = placeAdvice(typed, [...ofPostalCode, ...ofCity]);
  const take = (place: Place) => {
    const { address, ...block } = form.read()[side] as AddressBlock;
    const { postalCode, city } = place;
    form.fillParty(side, { ...block, address: { ...address, postalCode, city } }, null);
    form.announcements.say(partiesCopy.search.placeTaken(placeLine(place)));
    // The button is gone: typing goes on behind what it has filled in.
    document.getElementById(town.id)?.focus();
  };
  const lines = advice && [
    [
      advice.contradicts ? copy.otherCity(typed.postalCode.trim()) : copy.suggested,
      advice.ofPostalCode,
    ] as const,
    [advice.contradicts ? copy.otherPostalCode(typed.city.trim()) : copy.suggested, advice.ofCity] as const,
  ];
  return (
    <span role="status" className={styles.hint}>
      {lines
        ?.filter(([, places]) => places.length > 0)
        .map(([text, places]) => (
          <span key={text} className={styles.advice}>
            {text}{' '}
            {places.map((place) => (
              <Button key={placeLine(place)} variant="link" onPress={() => take(place)}>
                {copy.take(placeLine(place))}
              </Button>
            ))}
          </span>
        ))}
    </span>
  );
}

interface Directory {
  readonly countryCode: string;
  readonly findPlaces: FindPlaces;
}

/** What the directory has for a postcode or a city; what fails is not there. */
function useDirectory(text: string, { countryCode, findPlaces }: Directory): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const question = text.trim();
  useEffect(() => {
    if (question.length < SHORTEST_QUESTION) return undefined;
    const left = new AbortController();
    findPlaces(question, countryCode, left.signal).then(
      (found) => left.signal.aborted || setPlaces(found),
      () => left.signal.aborted || setPlaces([]),
    );
    return () => left.abort();
  }, [question, countryCode, findPlaces]);
  return question === '' ? [] : places;
}
