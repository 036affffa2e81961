import type { ShipmentFormInput } from 'contract';
import { useState } from 'react';

/** What is known of a form's changes after it was sent. */
export interface LaterChanges {
  /**
   * The form holds this now.
   *
   * @param isOpen what it held before may have become a shipment, also before a reload
   */
  readonly note: (input: ShipmentFormInput, isOpen: boolean) => void;
  /** It is sent as it stands. */
  readonly send: () => void;
  /** Whether the form holds something else than what was sent last. */
  readonly areThere: () => boolean;
}

/** Whether somebody has typed on after sending: what came of it is without that, and says so. */
export function useLaterChanges(): LaterChanges {
  const [changes] = useState(() => {
    let latest = '';
    let sent: string | undefined;
    return {
      note(input: ShipmentFormInput, isOpen: boolean) {
        if (isOpen) sent ??= latest;
        latest = JSON.stringify(input);
      },
      send: () => void (sent = latest),
      areThere: () => sent !== undefined && latest !== sent,
    };
  });
  return changes;
}
