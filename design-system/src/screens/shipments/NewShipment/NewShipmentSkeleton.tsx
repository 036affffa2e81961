import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { section } from '../../../forms/FormFrame/FormSection.css.ts';
import { formsCopy } from '../../../forms/forms.copy.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';

/** The form's shape while its sender and an earlier draft are fetched. */
export function NewShipmentSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.formColumn}>
        <PageHeading description={formsCopy.required}>{copy.title}</PageHeading>
        <VisuallyHidden>
          <Status>{copy.loading}</Status>
        </VisuallyHidden>
        {['parties', 'content', 'options'].map((part) => (
          <div key={part} className={section}>
            <Skeleton width={0.25} />
            <FieldGrid>
              <Skeleton shape="box" />
              <Skeleton shape="box" />
              <Skeleton shape="box" />
            </FieldGrid>
          </div>
        ))}
      </div>
    </div>
  );
}
