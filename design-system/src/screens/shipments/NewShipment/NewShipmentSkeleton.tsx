import type { ReactNode } from 'react';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Status } from '../../../components/Status/Status.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { FieldGrid } from '../../../forms/FormFrame/FieldGrid.tsx';
import { FormSection } from '../../../forms/FormFrame/FormSection.tsx';
import { formsCopy } from '../../../forms/forms.copy.ts';
import * as rateList from '../../../patterns/RateList/RateList.css.ts';
import { modeTitles } from './modes.copy.ts';
import type { FormMode } from './new-shipment-state.ts';
import { newShipmentCopy as copy } from './NewShipment.copy.ts';
import * as styles from './NewShipment.css.ts';
import * as parties from './Parties.css.ts';
import { ratesCopy } from './Rates.copy.ts';
import * as rates from './RatesPanel.css.ts';

const { sections } = copy;

/** The form's shape while its sender and an earlier draft are fetched. */
export function NewShipmentSkeleton({ mode = 'new' }: { readonly mode?: FormMode | undefined }) {
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.formColumn}>
        <PageHeading description={formsCopy.required}>{modeTitles[mode]}</PageHeading>
        <VisuallyHidden>
          <Status>{copy.loading}</Status>
        </VisuallyHidden>
        <FormSection number={1} title={sections.parties}>
          <div className={parties.parties}>
            <PartyShape lines={ADDRESS_LINES} />
            <span className={parties.swap} />
            <PartyShape>
              <Skeleton shape="box" />
              <div className={parties.grid}>
                {PARTY_ROWS.flatMap((row) =>
                  row.map((span, index) => (
                    <span key={`${row.join('-')}/${index}`} className={span}>
                      <FieldShape />
                    </span>
                  )),
                )}
              </div>
            </PartyShape>
          </div>
        </FormSection>
        <FormSection number={2} title={sections.content}>
          <FieldShape />
          <FieldRow />
        </FormSection>
        <FormSection number={3} title={sections.options}>
          <FieldRow />
        </FormSection>
      </div>
      <div className={rates.panel}>
        <div className={rates.inner}>
          <header className={rates.head}>
            <h2>{ratesCopy.title}</h2>
          </header>
          <div className={rateList.list}>
            {RATES.map((width) => (
              <div key={width} className={rateList.row}>
                <Skeleton shape="circle" />
                <Skeleton />
                <Stack gap={3}>
                  <Skeleton width={width} />
                  <Skeleton width={width / 2} />
                </Stack>
              </div>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

const ADDRESS_LINES = [0.8, 0.5, 0.6, 0.55, 0.45];
const RATES = [0.9, 0.8, 0.85, 0.75];
const { span2, span3, span4 } = parties;
const PARTY_ROWS = [
  [span2, span4],
  [span3, span3],
  [span2, span4],
  [span3, span3],
];

interface PartyShapeProps {
  /** Of an address that is only read. */
  readonly lines?: readonly number[];
  readonly children?: ReactNode;
}

function PartyShape({ lines = [], children }: PartyShapeProps) {
  return (
    <div className={parties.party}>
      <div className={parties.partyHead}>
        <Skeleton width={0.3} />
      </div>
      <div className={parties.partyBody}>
        {lines.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
        {children}
      </div>
    </div>
  );
}

/** A label and its box. */
function FieldShape() {
  return (
    <Stack gap={2}>
      <Skeleton width={0.4} />
      <Skeleton shape="box" />
    </Stack>
  );
}

function FieldRow() {
  return (
    <FieldGrid>
      <FieldShape />
      <FieldShape />
      <FieldShape />
    </FieldGrid>
  );
}
