import type { ToastMessage } from 'design-system/components/Toast';

/** Shows a toast from where their code is not part of the page yet. @throws where it could not be loaded */
export async function showToast(toast: ToastMessage): Promise<void> {
  const { addToast } = await import('design-system/components/Toast');
  addToast(toast);
}
