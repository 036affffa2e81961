import { shipmentStatusLabels } from 'contract';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { glyphShape } from '../../../components/StatusMark/glyphs.tsx';
import { TextMark } from '../../../components/TextMark/TextMark.tsx';
import * as styles from './Facts.css.ts';
import { startCopy } from './Start.copy.ts';

const { facts, excerpt } = startCopy;

/** What the product does, as excerpts of it. */
export function Facts() {
  return (
    <>
      <section className={styles.fact}>
        <div>
          <h2>{facts.rates.heading}</h2>
          <p className={styles.text}>{facts.rates.text}</p>
        </div>
        <ul className={styles.offers}>
          <li className={styles.offer}>
            <TextMark>DHL</TextMark>
            <span>{excerpt.parcel}</span>
            <span className={styles.badge}>
              <Badge tone="accent">{excerpt.cheapest}</Badge>
            </span>
            <span className={styles.price}>{excerpt.parcelPrice}</span>
          </li>
          <li className={styles.offer}>
            <TextMark>UPS</TextMark>
            <span>{excerpt.express}</span>
            <span className={styles.badge}>
              <Badge tone="accent">{excerpt.fastest}</Badge>
            </span>
            <span className={styles.price}>{excerpt.expressPrice}</span>
          </li>
          <li className={styles.offer}>
            <TextMark>GLS</TextMark>
            <span className={styles.impossible}>{excerpt.impossible}</span>
          </li>
        </ul>
      </section>
      <section className={styles.fact}>
        <div>
          <h2>{facts.tracking.heading}</h2>
          <p className={styles.text}>{facts.tracking.text}</p>
        </div>
        <ol className={styles.course}>
          {course.map(({ glyph, label, isPast }, index) => (
            <li key={label} className={styles.step} data-past={isPast || undefined}>
              <svg className={styles.glyph} viewBox="0 0 16 16" aria-hidden="true">
                {glyphShape(glyph)}
              </svg>
              {label}
              <br />
              <span className={styles.day}>{excerpt.days[index]}</span>
              {excerpt.times[index]}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

const course = [
  { glyph: 'ring', label: shipmentStatusLabels.ordered, isPast: true },
  { glyph: 'half', label: shipmentStatusLabels.transit, isPast: true },
  { glyph: 'three-quarters', label: shipmentStatusLabels.in_delivery, isPast: true },
  { glyph: 'ring', label: shipmentStatusLabels.delivered, isPast: false },
] as const;
