import type {
  PartySearchState,
  Side,
} from 'design-system/screens/shipments/NewShipment/new-shipment-state.ts';
import { useEffect, useRef, useState } from 'react';
import { searchParties } from '../../data/parties.ts';
import { useDebounced } from '../../hooks/use-debounced.ts';

const DEBOUNCE_MS = 200;

interface Question {
  readonly text: string;
  readonly side: Side;
}

const kinds = { from: 'sender', to: 'recipient' } as const;

/**
 * Contacts and places for the text of the moment; an earlier question is called off.
 *
 * @param mayReadContacts without it places alone are looked for
 */
export function usePartySearch(mayReadContacts: boolean) {
  const [state, setState] = useState<PartySearchState | null>(null);
  const request = useRef(new AbortController());
  useEffect(() => () => request.current.abort(), []);

  async function find({ text, side }: Question): Promise<void> {
    const { signal } = request.current;
    try {
      const found = await searchParties(text, mayReadContacts ? kinds[side] : null, signal);
      if (!signal.aborted) setState({ side, text, status: 'ready', ...found });
    } catch {
      if (!signal.aborted)
        setState({ side, text, status: 'failed', recipients: [], contacts: [], places: [] });
    }
  }
  const ask = useDebounced((question: Question) => void find(question), DEBOUNCE_MS);

  const search = (text: string, side: Side) => {
    request.current.abort();
    request.current = new AbortController();
    setState({ side, text, status: 'loading', recipients: [], contacts: [], places: [] });
    ask({ text, side });
  };
  return { state, search };
}
