import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';

/** The form's shape while its sender and an earlier draft are fetched. */
export function NewShipmentSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.formColumn}>
        <PageHeading description={copy.required}>{copy.title}</PageHeading>
        <VisuallyHidden>
          <Status>{copy.loading}</Status>
        </VisuallyHidden>
        {['parties', 'content', 'options'].map((part) => (
          <div key={part} className={styles.section}>
            <Skeleton width={0.25} />
            <div className={styles.thirds}>
              <Skeleton shape="box" />
              <Skeleton shape="box" />
              <Skeleton shape="box" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
