import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addToast, TOAST_LIFETIME_MS, type ToastMessage, toastQueue } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  toastQueue.clear();
  vi.useRealTimers();
});

test.each<[string, Partial<ToastMessage>, boolean]>([
  ['news', {}, false],
  ['news with a link', { href: '/sendungen' }, false],
  ['a step that is to be had nowhere else', { action: { label: 'Rückgängig', onAction: vi.fn() } }, true],
  ['a failure', { tone: 'danger' }, true],
])('%s waits for the person or goes, case %#', (_, message, waits) => {
  addToast({ title: 'Sendung erstellt', ...message });
  expect(toastQueue.visibleToasts[0]?.timeout).toBe(waits ? undefined : TOAST_LIFETIME_MS);
});
