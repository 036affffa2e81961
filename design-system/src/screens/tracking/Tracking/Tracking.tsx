import { ArrowUpRight } from '@lucide/icons';
import { specifiedMessages, type TrackingNumberCandidate, type TypedTrackingNumber } from 'contract';
import type { ClipboardEvent } from 'react';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { linkCopy } from '../../../components/Link/Link.copy.ts';
import { PageHeading } from '../../../components/PageHeading/PageHeading.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { CarrierMark } from '../../../patterns/CarrierMark/CarrierMark.tsx';
import { trackingFormCopy } from '../TrackingForm/TrackingForm.copy.ts';
import { TrackingForm } from '../TrackingForm/TrackingForm.tsx';
import type { PublicTrackingState } from './tracking-state.ts';
import { trackingCopy as copy } from './Tracking.copy.ts';
import * as styles from './Tracking.css.ts';

export interface TrackingProps {
  state: PublicTrackingState;
  /** What was typed; the field begins with it. */
  typed: string;
  /** The page's own address. */
  href: string;
  onTrack: (text: string) => void;
}

/** From a tracking number to the page of its carrier, for everybody. */
export function Tracking({ state, typed, href, onTrack }: TrackingProps) {
  const error =
    state.kind === 'tooLong'
      ? copy.tooLong(state.limit)
      : state.kind === 'empty' && state.isMissing
        ? specifiedMessages.required
        : undefined;
  const numbers = state.kind === 'ready' ? state.numbers : [];
  return (
    <div className={styles.page}>
      <PageHeading description={trackingFormCopy.text}>{trackingFormCopy.title}</PageHeading>
      <div className={styles.form}>
        <TrackingForm
          // The address may change under it, by „Zurück“ or a link.
          key={typed}
          href={href}
          defaultValue={typed}
          description={copy.several}
          errorMessage={error}
          onPaste={keepLinesApart}
          onTrack={onTrack}
        />
      </div>
      <VisuallyHidden>
        <span role="status">{summaryOf(numbers)}</span>
      </VisuallyHidden>
      {numbers.length > 0 && (
        <ul className={styles.results} aria-label={copy.results}>
          {numbers.map((typed) => (
            <Result key={typed.number} {...typed} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Result({ number, candidates }: TypedTrackingNumber) {
  const [first] = candidates;
  return (
    <li className={styles.result}>
      <h2 className={styles.number}>{number}</h2>
      {!first && (
        <Banner tone="warning" title={copy.unknown}>
          {copy.unknownText}
        </Banner>
      )}
      {candidates.length > 1 && <p>{copy.ambiguous}</p>}
      {first && (
        <ul className={styles.candidates}>
          {candidates.map((candidate) => (
            <Candidate key={candidate.name} {...candidate} isOnly={candidates.length === 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

function Candidate({ carrier, name, check, pageUrl, isOnly }: TrackingNumberCandidate & { isOnly: boolean }) {
  const facts = [
    copy.check[check],
    isOnly && check === 'invalid' && copy.compare,
    pageUrl === null && copy.noPage(carrier),
  ].filter(Boolean);
  return (
    <li className={styles.candidate}>
      <div className={styles.facts}>
        <Inline gap={2} align="center">
          <CarrierMark carrier={carrier} />
          <span>{isOnly ? copy.recognized(carrier) : name}</span>
        </Inline>
        {facts.length > 0 && <p className={styles.muted}>{facts.join(' ')}</p>}
      </div>
      {pageUrl && (
        <ButtonLink href={pageUrl} target="_blank" rel="noopener noreferrer" icon={ArrowUpRight}>
          {copy.trackAt(carrier)}
          <VisuallyHidden> {linkCopy.newTab}</VisuallyHidden>
        </ButtonLink>
      )}
    </li>
  );
}

/** What is heard of the results. */
function summaryOf(numbers: readonly TypedTrackingNumber[]): string {
  const [first] = numbers;
  if (numbers.length !== 1 || !first) return numbers.length === 0 ? '' : copy.found(numbers.length);
  const [candidate] = first.candidates;
  if (!candidate) return copy.unknown;
  return first.candidates.length === 1 ? copy.recognized(candidate.carrier) : copy.ambiguous;
}

/** A field of one line would glue the lines of a column to one number. */
function keepLinesApart(event: ClipboardEvent<HTMLInputElement>): void {
  const text = event.clipboardData.getData('text');
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  if (lines.length < 2) return;
  event.preventDefault();
  const field = event.currentTarget;
  field.setRangeText(lines.join(', '), field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
}
