import { act, cleanup, render } from '@testing-library/react';
import type { OrganizationLogProps } from 'design-system/screens/backoffice/OrganizationPage/OrganizationLog';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';

const page = vi.hoisted(() => ({
  call: vi.fn<() => Promise<unknown>>(async () => ({ items: [], totalItems: 0, totalPages: 0 })),
  log: undefined as OrganizationLogProps | undefined,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({ session: {}, config: {} }));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => ({ claims: null }) }));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
// The screen is not what is tried here, and takes seconds to load.
vi.mock('design-system/screens/backoffice/OrganizationPage/OrganizationLog', () => ({
  OrganizationLog(props: OrganizationLogProps) {
    page.log = props;
    return null;
  },
}));

const { forgetEverything } = await import('../../data/cache.ts');
const { OrganizationLogRoute } = await import('./OrganizationLogRoute.tsx');

const hrefs = { home: '/', list: '/', tab: () => '/' };

afterEach(() => {
  cleanup();
  forgetEverything();
});

test.each([
  ['', 'empty'],
  ['&kind=country', 'noHits'],
])('the log of an organisation without entries, narrowed down by „%s“, is „%s“', async (query, kind) => {
  const element = createElement(OrganizationLogRoute, { id: 'org_1', organization: undefined, hrefs });
  const router = createMemoryRouter([{ path: '*', element }], {
    initialEntries: [`/backoffice/organisationen/org_1?tab=log${query}`],
  });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.log?.state.kind).toBe(kind);
});
