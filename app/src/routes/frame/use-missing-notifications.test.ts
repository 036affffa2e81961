import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createElement, Fragment } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const { addToast } = vi.hoisted(() => ({ addToast: vi.fn<(message: object) => string>() }));
vi.mock('design-system/components/LazyToastRegion', () => ({ addToast }));
// The page's own client begins with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: () => new Promise(() => undefined) } }));
vi.mock('./OpenNotifications.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const { useNotifications } = await import('./use-notifications.tsx');

afterEach(cleanup);

function BellAndDrawer() {
  const { bell, drawer } = useNotifications();
  return createElement(Fragment, null, bell, drawer);
}

test('a drawer whose code cannot be loaded is told, and can be tried again', async () => {
  render(createElement(BellAndDrawer));
  fireEvent.click(screen.getByRole('button', { name: 'Benachrichtigungen' }));
  await expect
    .poll(() => addToast)
    .toHaveBeenCalledExactlyOnceWith({
      tone: 'danger',
      title: 'Die Benachrichtigungen können gerade nicht angezeigt werden.',
      action: { label: 'Erneut versuchen', onAction: expect.any(Function) },
    });
  expect(screen.queryByRole('dialog')).toBeNull();
});
