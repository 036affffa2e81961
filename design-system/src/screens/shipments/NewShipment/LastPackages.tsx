import { limits, type PackageFormInput } from 'contract';
import { useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { useRows } from '../../../forms/useField.ts';
import { packageLabel } from './form/field-labels.copy.ts';
import { giveBackPackage } from './form/give-back-package.ts';
import { toPackageInput } from './form/package-input.ts';
import { useShipmentFormContext } from './form/useShipmentForm.ts';
import { lastPackagesCopy as copy } from './LastPackages.copy.ts';
import * as styles from './LastPackages.css.ts';
import type { LastPackage } from './new-shipment-state.ts';
import { removed } from './Packages.css.ts';

export interface LastPackagesProps {
  /** The newest first; nothing is shown where there are none. */
  readonly packages: readonly LastPackage[];
}

/** The only row of packages before it was replaced, and what it was replaced by. */
interface Replaced {
  readonly before: PackageFormInput;
  readonly taken: PackageFormInput;
}

/**
 * What the recipient was sent before, each with one press: in place of the only row, with a way back, or as
 * one row more where there are several.
 */
export function LastPackages({ packages }: LastPackagesProps) {
  const form = useShipmentFormContext();
  const list = form.at('shipmentData.packages');
  const { ids } = useRows(list);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const isOne = ids.length === 1;

  const take = (sent: LastPackage) => {
    const taken = toPackageInput(sent.package);
    const [only, ...others] = list.read();
    if (only && others.length === 0) {
      form.setAll({ 'shipmentData.packages.0': taken });
      setReplaced({
        before: replaced ? giveBackPackage(only, replaced.taken, replaced.before) : only,
        taken,
      });
      form.announcements.say(copy.taken);
      return;
    }
    form.insertRow('shipmentData.packages', taken);
    form.announcements.say(copy.added(packageLabel(ids.length)));
  };
  const undo = ({ before, taken }: Replaced) => {
    const [now] = list.read();
    if (now) form.setAll({ 'shipmentData.packages.0': giveBackPackage(now, taken, before) });
    setReplaced(null);
    form.announcements.say(copy.undone);
  };
  if (replaced && !isOne) setReplaced(null);

  return (
    <>
      {replaced && (
        <p className={removed}>
          {copy.taken}
          <Button variant="link" onPress={() => undo(replaced)}>
            {copy.undo}
          </Button>
        </p>
      )}
      {packages.length > 0 && (
        <div className={styles.lastPackages} role="group" aria-label={copy.title}>
          <p className={styles.title}>{copy.title}</p>
          <ul className={styles.offers}>
            {packages.map((sent) => (
              <li key={copy.nameOf(sent)}>
                <Button size="sm" isDisabled={ids.length >= limits.packageRows} onPress={() => take(sent)}>
                  {copy.nameOf(sent)} <span className={styles.day}>{copy.sentAt(sent)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
