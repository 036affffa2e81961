import { Truck } from '@lucide/icons';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { streetAndPlace } from '../../../patterns/Address/address-lines.ts';
import { nextDate, whenOf } from '../next-date.ts';
import type { NextPickupFacts } from './pickups-state.ts';
import { pickupsCopy } from './Pickups.copy.ts';
import * as styles from './Pickups.css.ts';

const copy = pickupsCopy.next;

export interface NextPickupProps {
  readonly next: NextPickupFacts;
  readonly now: Date;
  /** Opens the pickup that it is. */
  readonly hrefOf: (id: string) => string;
}

/** When somebody comes next, where, and what is ready for them; nothing where nobody does. It leads to its pickup. */
export function NextPickup({ next, now, hrefOf }: NextPickupProps) {
  if (next === undefined) return <Coming />;
  if (next === null) return null;
  const { ready } = next;
  const date = nextDate(next);
  if (!date) return null;
  const place = streetAndPlace(date.address.address);
  const when = whenOf(date, now);
  return (
    <Banner tone="info" icon={Truck}>
      <p className={styles.next}>
        <Link href={hrefOf(date.pickupId)} tone="inherit" isQuiet>
          {date.selfDelivery ? copy.selfDelivery(when) : copy.title(when, place)}
        </Link>
      </p>
      {ready && <p>{ready.shipments === 0 ? copy.noneReady : copy.ready(ready)}</p>}
    </Banner>
  );
}

/** As high as what comes, so that the list below it stays where it is. */
function Coming() {
  return (
    <div className={styles.coming}>
      <Banner tone="info" icon={Truck}>
        <Skeleton width={0.6} />
        <Skeleton width={0.8} />
      </Banner>
    </div>
  );
}
