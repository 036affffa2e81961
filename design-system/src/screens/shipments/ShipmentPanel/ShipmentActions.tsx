import type { Shipment } from 'contract';
import { useId } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { useNavigation } from '../../../components/Link/navigation.tsx';
import { useShortcuts } from '../../../components/Shortcuts/useShortcuts.ts';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { FocusPassage } from '../../../patterns/ResourceView/FocusPassage.tsx';
import { shipmentActionsCopy as copy } from '../actions/shipment-actions.copy.ts';
import { type ShipmentWays, useShipmentActions } from '../actions/useShipmentActions.ts';
import { cancellingCopy } from '../cancelling/cancelling.copy.ts';
import * as styles from './ShipmentPanel.css.ts';

/** „Wiederholen“: a copy that only lacks the press of its button. */
const SEND_AGAIN = 'W';

export interface ShipmentActionsProps {
  readonly shipment: Shipment;
  readonly ways: ShipmentWays;
}

/** The ways on from a shipment: to complete, edit and copy it, and to cancel it. */
export function ShipmentActions({ shipment, ways }: ShipmentActionsProps) {
  const reasonId = useId();
  const actions = useShipmentActions(shipment, ways);
  const navigate = useNavigation();
  const again = actions.find(({ key }) => key === 'copy');
  useShortcuts(
    again && 'href' in again
      ? [{ keys: SEND_AGAIN, label: copy.sendAgain, group: 'page', run: () => navigate(again.href) }]
      : [],
  );
  if (actions.length === 0) return null;
  return (
    <Stack gap={1}>
      <Inline gap={2}>
        {actions.map((action) =>
          'href' in action ? (
            <ButtonLink
              key={action.key}
              variant={action.key === 'complete' ? 'primary' : 'secondary'}
              icon={action.icon}
              href={action.href}
              aria-keyshortcuts={action.key === 'copy' ? SEND_AGAIN : undefined}
            >
              {action.label}
            </ButtonLink>
          ) : (
            // What is cancelled cannot be cancelled again: its button leaves with the focus.
            <FocusPassage key={action.key}>
              <Button
                variant="quiet"
                icon={action.icon}
                isDisabled={action.disabledReason !== undefined}
                aria-describedby={action.disabledReason === undefined ? undefined : reasonId}
                onPress={action.onAction}
              >
                {action.label}
              </Button>
            </FocusPassage>
          ),
        )}
      </Inline>
      {actions.map(
        (action) =>
          'disabledReason' in action &&
          action.disabledReason !== undefined && (
            <p key={action.key} id={reasonId} className={styles.hint}>
              {cancellingCopy.impossible(action.disabledReason)}
            </p>
          ),
      )}
    </Stack>
  );
}
