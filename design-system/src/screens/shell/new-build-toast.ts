import type { ToastMessage } from '../../components/Toast/toast-queue.ts';
import { newBuildCopy } from './new-build.copy.ts';

/** The toast that offers it. */
export function newBuildToast(isInForm: boolean, onAction: () => void): ToastMessage {
  const { title, load, loadLater } = newBuildCopy;
  return { title, action: { label: isInForm ? loadLater : load, onAction } };
}
