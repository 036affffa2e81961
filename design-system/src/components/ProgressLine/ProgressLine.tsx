import { line, runner } from './ProgressLine.css.ts';

/**
 * A thin line at the edge of something that is being refreshed while its old content stays.
 * For the eye only: words beside it say what runs, e.g. „Preis wird aktualisiert …“.
 *
 * Source: https://www.w3.org/TR/wai-aria-1.2/#aria-busy
 */
export function ProgressLine() {
  return (
    <span className={line} aria-hidden="true">
      <span className={runner} />
    </span>
  );
}
