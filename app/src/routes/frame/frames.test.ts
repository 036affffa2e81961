// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useConfirm } from 'design-system/components/ConfirmProvider';
import { addToast } from 'design-system/components/LazyToastRegion';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

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

const { PublicFrame } = await import('./PublicFrame.tsx');
const { default: AuthFrame } = await import('./AuthFrame.tsx');

afterEach(cleanup);

/** A page that tells something and asks something. */
function Page() {
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
}

test.each([
  ['public', PublicFrame],
  ['auth', AuthFrame],
] as const)('a page in the %s frame can tell and ask', async (_, Frame) => {
  const element = createElement(Frame, null, createElement(Page));
  render(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element }]) }));
  act(() => screen.getByRole('button', { name: 'Tell' }).click());
  await expect.poll(() => screen.queryByText('Erledigt')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Ask' }).click());
  await expect.poll(() => screen.queryByRole('alertdialog', { name: 'Wirklich?' })).not.toBeNull();
});
