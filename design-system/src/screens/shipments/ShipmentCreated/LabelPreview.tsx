import { ChevronLeft, ChevronRight } from '@lucide/icons';
import type { Shipment } from 'contract';
import { addressLines, crossesBorder } from 'contract/address-lines';
import { useId, useState } from 'react';
import { IconButton } from '../../../components/IconButton/IconButton.tsx';
import { formatKilograms, formatShortDate } from '../../../format/index.ts';
import * as styles from './LabelPreview.css.ts';
import { shipmentCreatedCopy } from './ShipmentCreated.copy.ts';

const copy = shipmentCreatedCopy.preview;

export interface LabelPreviewProps {
  shipment: Shipment;
  /** What is printed; the carrier's own paper comes as a PDF. */
  number: string;
}

/**
 * What will stand on the label, to be compared with the parcel in hand: the addresses and the number as on the
 * carrier's paper, which is drawn by them and opened by „Versandetikett drucken“. White in the dark theme too.
 */
export function LabelPreview({ shipment, number }: LabelPreviewProps) {
  const headingId = useId();
  const { from, to, carrier, carrierProduct, neutralShipment } = shipment;
  const weights = shipment.shipmentData.packages.flatMap(({ amount, weightKg }) =>
    Array.from({ length: amount }, () => weightKg),
  );
  const [piece, setPiece] = useState(0);
  const isAbroad = crossesBorder([from], to);
  const [name, ...more] = linesOf(to, isAbroad);
  const facts = [
    { term: copy.reference, value: shipment.referenceNumber },
    { term: copy.piece, value: copy.pieceOf(piece + 1, weights.length) },
    { term: copy.weight, value: formatKilograms(weights[piece] ?? 0) },
    { term: copy.date, value: formatShortDate(shipment.createdAt) },
  ];
  return (
    <aside className={styles.preview} aria-labelledby={headingId}>
      <div className={styles.heading}>
        <h2 id={headingId}>{copy.title}</h2>
        {weights.length > 1 && <Pages shown={piece} all={weights.length} onShow={setPiece} />}
      </div>
      <div className={styles.paper}>
        <div className={styles.top}>
          {/* Of a neutral shipment the carrier prints another sender. */}
          <p className={styles.small}>
            {neutralShipment ? copy.neutralSender : linesOf(from, isAbroad).join('\n')}
          </p>
          <p className={styles.carrier}>
            <b className={styles.carrierName}>{carrier}</b>
            {carrierProduct}
          </p>
        </div>
        <p className={styles.recipient}>
          <b>{name}</b>
          {`\n${more.join('\n')}`}
        </p>
        <dl className={styles.facts}>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ term, value }) => (
              <div key={term} className={styles.fact}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        <div className={styles.code}>
          <div className={styles.bars} />
          <p className={styles.number}>{number}</p>
        </div>
      </div>
      <p className={styles.note}>{copy.note}</p>
    </aside>
  );
}

interface PagesProps {
  /** From 0. */
  shown: number;
  all: number;
  onShow: (piece: number) => void;
}

/** ‹ 1 von 2 ›: each piece has a label of its own. */
function Pages({ shown, all, onShow }: PagesProps) {
  return (
    <div className={styles.pages} role="group" aria-label={copy.pages}>
      <IconButton
        label={copy.previous}
        icon={ChevronLeft}
        isDisabled={shown === 0}
        keepsFocus
        onPress={() => onShow(shown - 1)}
      />
      <span role="status">{copy.pieceOf(shown + 1, all)}</span>
      <IconButton
        label={copy.next}
        icon={ChevronRight}
        isDisabled={shown === all - 1}
        keepsFocus
        onPress={() => onShow(shown + 1)}
      />
    </div>
  );
}

/** An address as it stands on the paper. */
function linesOf(block: Shipment['to'], isAbroad: boolean): string[] {
  const { names, place } = addressLines(block, isAbroad);
  return [...names, ...place];
}
