import type { ToastMessage } from 'design-system/components/Toast';
import { newBuildToast } from 'design-system/screens/shell/new-build-toast.ts';

/** What the offer of a newer build needs of the page around it. */
export interface NewBuildPage {
  /** The path that is open. */
  readonly path: () => string;
  /**
   * Tells of each further page, and of each moment in which no page holds input, or no write is under way, any more.
   *
   * @returns the way to stop
   */
  readonly onChange: (listener: () => void) => () => void;
  /** Whether loading anew would come between somebody and what they do. */
  readonly holdsInput: () => boolean;
  /** Whether something is being sent that loading anew would cut off. */
  readonly isWriting: () => boolean;
  /** Whether a form is open, empty or not; always where there is input. */
  readonly isInForm: () => boolean;
  /** Shows a toast where there is a place for it. */
  readonly show: (toast: ToastMessage) => void;
  /** Whether the page may be loaded anew by itself for this build; see `mayReload`. */
  readonly mayReload: () => boolean;
  readonly reload: () => void;
}

/**
 * A newer build is served: it is offered, and loaded with the next page that somebody goes to, at its address.
 * Never over input: what a page holds has to be done or left first; nor over a write, whose outcome is waited for. Where loading by itself was tried already the
 * offer alone remains, since the server seems to hand out two builds in turn.
 */
export function offerNewBuild(page: NewBuildPage): void {
  const openedAt = page.path();
  let hasLeft = false;
  let isPressed = false;

  const offer = () => {
    const isForLater = page.isInForm();
    page.show(
      newBuildToast(isForLater, () => {
        if (isForLater) return;
        // Somebody may have begun to type while the offer stood there.
        if (page.holdsInput()) offer();
        else if (page.isWriting()) isPressed = true;
        else page.reload();
      }),
    );
  };

  const stop = page.onChange(() => {
    hasLeft ||= page.path() !== openedAt;
    if (!(hasLeft || isPressed) || page.holdsInput() || page.isWriting()) return;
    stop();
    if (isPressed || page.mayReload()) page.reload();
  });
  offer();
}
