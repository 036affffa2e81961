import { Tracking } from 'design-system/screens/tracking/Tracking/Tracking';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pages } from '../../pages/pages.ts';
import { trackingAddress } from '../../pages/tracking-address.ts';
import { useSearch } from '../use-search.ts';
import { toPublicTrackingState } from './to-public-tracking-state.ts';

/** From a tracking number to its carrier. Whose it is is found out here: nothing is asked of anybody. */
export function Component() {
  const { nummer } = useSearch(trackingAddress);
  const navigate = useNavigate();
  const [wasSentEmpty, setWasSentEmpty] = useState(false);
  return (
    <Tracking
      state={toPublicTrackingState(nummer, wasSentEmpty)}
      typed={nummer}
      href={pages.tracking.href()}
      onTrack={(text) => {
        setWasSentEmpty(text.trim() === '');
        void navigate(trackingAddress.href({ nummer: text }));
      }}
    />
  );
}
