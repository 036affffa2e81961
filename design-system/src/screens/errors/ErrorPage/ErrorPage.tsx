import { CloudOff, RefreshCw, Signpost, Unplug } from '@lucide/icons';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { RetryButton } from '../../../components/RetryButton/RetryButton.tsx';
import { FailureNumber } from '../../../patterns/FailureNumber/FailureNumber.tsx';
import type { ErrorPageState } from './error-page-state.ts';
import { errorPageTitle } from './error-page-title.ts';
import { errorPageCopy as copy } from './ErrorPage.copy.ts';

export interface ErrorPageProps {
  state: ErrorPageState;
  homeHref: string;
  onReload: () => void;
  /** Tries again what could not be reached; its promise tells how long that takes. */
  onRetry: () => Promise<void>;
}

const NOT_FOUND = 404;

/** The page for an address without a screen, for a fault, for one out of reach, and for a part that a newer version has replaced. */
export function ErrorPage({ state, homeHref, onReload, onRetry }: ErrorPageProps) {
  const home = <ButtonLink href={homeHref}>{copy.backHome}</ButtonLink>;
  const reload = (
    <Button icon={RefreshCw} onPress={onReload}>
      {copy.reload}
    </Button>
  );
  switch (state.kind) {
    case 'notFound':
      return (
        <EmptyState
          headingLevel={1}
          icon={Signpost}
          title={copy.heading(NOT_FOUND, errorPageTitle(state))}
          actions={home}
        >
          {copy.specified.notFoundText}
        </EmptyState>
      );
    case 'unreachable':
      return (
        <EmptyState
          headingLevel={1}
          icon={Unplug}
          title={errorPageTitle(state)}
          actions={
            <>
              <RetryButton onRetry={onRetry} />
              {home}
            </>
          }
        >
          {copy.unreachableText}
        </EmptyState>
      );
    case 'outdated':
      return (
        <EmptyState
          headingLevel={1}
          icon={RefreshCw}
          title={errorPageTitle(state)}
          actions={
            <>
              {reload}
              {home}
            </>
          }
        >
          {copy.outdatedText}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState
          headingLevel={1}
          icon={CloudOff}
          title={copy.heading(state.code, errorPageTitle(state))}
          actions={
            <>
              {reload}
              {home}
            </>
          }
        >
          {state.message && <p>{state.message}</p>}
          <p>{isKnown(state) ? copy.draftsKept : copy.unknownText}</p>
          {state.reference && (
            <p>
              <FailureNumber number={state.reference} />
            </p>
          )}
        </EmptyState>
      );
  }
}

/** Whether anything is said of the fault beside that there is one. */
function isKnown({ code, message }: Extract<ErrorPageState, { kind: 'failed' }>): boolean {
  return message !== undefined || copy.statusMessages[code] !== undefined;
}
