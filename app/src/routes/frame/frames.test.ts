// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The page's own session and settings begin with the document.
vi.mock('../../services.ts', () => ({
  config: { productName: 'Lotse' },
  session: { signIn: vi.fn() },
}));
vi.mock('../../session/use-session.ts', () => ({
  useSession: () => ({ status: 'signedOut', isLeaving: false }),
}));
vi.mock('../consent/ConsentPlace.tsx', () => ({ openCookieSettings: vi.fn() }));
vi.mock('./LateConnection.tsx', () => ({ LateConnection: () => null }));
vi.mock('./SetupActions.tsx', () => ({ SetupActions: () => null }));

afterEach(cleanup);

/** A page that tells something and asks something, in the modules of this test. */
async function createPage() {
  const { useConfirm } = await import('design-system/components/ConfirmProvider');
  const { addToast } = await import('design-system/components/LazyToastRegion');
  return function Page() {
    const confirm = useConfirm();
    const ask = () =>
      void confirm({
        title: 'Wirklich?',
        message: 'Es geht verloren.',
        acceptLabel: 'Ja',
        rejectLabel: 'Nein',
      });
    const tell = () => void addToast({ title: 'Erledigt' });
    return [
      createElement('button', { key: 'tell', onClick: tell }, 'Tell'),
      createElement('button', { key: 'ask', onClick: ask }, 'Ask'),
    ];
  };
}

// A page has one place of toasts: what the other frame has loaded and shown would be there for this one.
beforeEach(() => vi.resetModules());

test.each([
  ['public', async () => (await import('./PublicFrame.tsx')).PublicFrame],
  ['auth', async () => (await import('./AuthFrame.tsx')).default],
] as const)('a page in the %s frame can tell and ask', async (_, load) => {
  const element = createElement(await load(), null, createElement(await createPage()));
  render(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }));
  act(() => screen.getByRole('button', { name: 'Tell' }).click());
  await expect.poll(() => screen.queryByText('Erledigt')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await expect.poll(() => screen.queryByRole('alertdialog', { name: 'Wirklich?' })).not.toBeNull();
});
