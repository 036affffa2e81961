import { ProgressLine } from '../../../components/ProgressLine/ProgressLine.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { publicShellCopy as copy } from '../public-shell.copy.ts';
import { bar } from './PendingBar.css.ts';

/**
 * Says that the page that was asked for is on its way. The region is always there, so that it is heard
 * when it begins to speak. Loads no react-aria.
 *
 * Source: https://www.w3.org/WAI/WCAG22/Techniques/aria/ARIA22
 */
export function PendingBar({ isShown }: { isShown: boolean }) {
  return (
    <div className={bar} role="status">
      {isShown && (
        <>
          <ProgressLine />
          <VisuallyHidden>{copy.pending}</VisuallyHidden>
        </>
      )}
    </div>
  );
}
