import { useState } from 'react';
import { blank } from './new-shipment-fixtures.ts';
import type { PartySearchState } from './new-shipment-state.ts';
import { NewShipment, type NewShipmentProps } from './NewShipment.tsx';

export interface WithSearchProps extends NewShipmentProps {
  readonly answer: Omit<PartySearchState, 'side' | 'text'>;
}

/** An empty form whose search answers as the app's does. Used by stories only. */
export function WithSearch({ answer, ...props }: WithSearchProps) {
  const [search, setSearch] = useState<PartySearchState | null>(null);
  const onSearchParties: NewShipmentProps['callbacks']['onSearchParties'] = (text, side) => {
    props.callbacks.onSearchParties(text, side);
    setSearch({ ...answer, text, side });
  };
  return (
    <NewShipment
      {...props}
      state={{ ...blank, search }}
      callbacks={{ ...props.callbacks, onSearchParties }}
    />
  );
}
