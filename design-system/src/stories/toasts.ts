import { expect, screen, waitFor } from 'storybook/test';
import { addToast, toastQueue } from '../components/Toast/toast-queue.ts';
import { shellCopy } from '../screens/shell/shell.copy.ts';

/** What stories of toasts have in common; their component is `ToastRegion`. */
export const toastStories = {
  args: { label: shellCopy.toasts, closeLabel: shellCopy.closeToast },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    toastQueue.clear();
    return () => toastQueue.clear();
  },
} as const;

/** The play of a story that tells these messages, three at most, and waits until all can be read. */
export function tells(...messages: Parameters<typeof addToast>[0][]) {
  return async () => {
    for (const message of messages) addToast(message);
    await waitFor(() =>
      expect(screen.getAllByRole('alertdialog', { hidden: true })).toHaveLength(messages.length),
    );
    const region = screen.getByRole('region', { name: shellCopy.toasts });
    for (const { title, description = '' } of messages) {
      await expect(region.textContent).toContain(title);
      await expect(region.textContent).toContain(description);
    }
  };
}
