import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { description, fact, facts, term } from './Facts.css.ts';
import { heading, paper, preview } from './LabelPreview.css.ts';
import { shipmentCreatedCopy as copy } from './ShipmentCreated.copy.ts';
import * as styles from './ShipmentCreated.css.ts';

const FACT_WIDTHS = [0.6, 0.35, 0.3, 0.5, 0.25];

/** In place of sign, heading, sentence, first step and facts. */
export function CreatedShape() {
  return (
    <>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{copy.loading}</h1>
      </VisuallyHidden>
      <span className={styles.lineShape}>
        <Skeleton width={0.3} />
      </span>
      <span className={styles.titleShape}>
        <Skeleton shape="box" />
      </span>
      <span className={styles.lineShape}>
        <Skeleton width={0.8} />
      </span>
      <span className={styles.buttonShape}>
        <Skeleton shape="box" />
      </span>
      <div className={facts}>
        {FACT_WIDTHS.map((width) => (
          <div key={width} className={fact}>
            <span className={`${styles.lineShape} ${term}`}>
              <Skeleton width={0.7} />
            </span>
            <div className={`${styles.factShape} ${description}`}>
              <Skeleton width={width} />
              <Skeleton width={width * 0.7} />
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** In place of the label. */
export function LabelShape() {
  return (
    <div className={preview} aria-hidden="true">
      <div className={heading}>
        <Skeleton width={0.4} />
      </div>
      <div className={paper} />
    </div>
  );
}
