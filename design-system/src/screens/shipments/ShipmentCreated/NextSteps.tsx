import type { LucideIconData } from '@lucide/icons';
import { CalendarPlus, ChevronRight, PackageOpen, Plus, UserPlus } from '@lucide/icons';
import { useId } from 'react';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useLinkClick } from '../../../components/Link/Link.tsx';
import * as styles from './NextSteps.css.ts';
import { shipmentCreatedCopy as copy } from './ShipmentCreated.copy.ts';
import type { ShipmentCreatedProps } from './ShipmentCreated.tsx';

export interface NextStepsProps extends Pick<ShipmentCreatedProps, 'hrefs'> {
  /** Beside the list; a template stands there by its tab. */
  hasShipmentLink: boolean;
}

/** What else is done after an order, by whoever may; quieter than the one step that comes first. */
export function NextSteps({ hrefs, hasShipmentLink }: NextStepsProps) {
  const headingId = useId();
  const { shipment, newPickup, sameRecipient, newShipment } = hrefs;
  const steps = [
    { icon: PackageOpen, href: hasShipmentLink ? shipment : undefined, label: copy.toShipment },
    { icon: CalendarPlus, href: hasShipmentLink ? newPickup : undefined, label: copy.orderPickup },
    { icon: UserPlus, href: sameRecipient, label: copy.sameRecipient },
    { icon: Plus, href: newShipment, label: copy.startOver },
  ].flatMap(({ href, ...step }) => (href === undefined ? [] : [{ ...step, href }]));
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {copy.more}
      </h2>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.label} {...step} />
        ))}
      </ul>
    </section>
  );
}

function Step({ icon, href, label }: { icon: LucideIconData; href: string; label: string }) {
  const handleClick = useLinkClick(undefined);
  return (
    <li>
      <a href={href} className={styles.step} onClick={handleClick}>
        <Icon icon={icon} />
        <span className={styles.label}>{label}</span>
        <Icon icon={ChevronRight} />
      </a>
    </li>
  );
}
