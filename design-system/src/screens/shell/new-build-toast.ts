import type { ToastMessage } from '../../components/Toast/toast-queue.ts';
import { newBuildCopy } from './new-build.copy.ts';

const NEW_BUILD_GROUP = 'new-build';

/** The toast that offers it. */
export function newBuildToast(isInForm: boolean, onAction: () => void): ToastMessage {
  const { title, load, loadLater } = newBuildCopy;
  return { title, group: NEW_BUILD_GROUP, action: { label: isInForm ? loadLater : load, onAction } };
}
