import { act, cleanup, render } from '@testing-library/react';
import { contactsApi, emptyAddressBlock } from 'contract';
import type { ContactPanelProps } from 'design-system/screens/contacts/ContactPanel/ContactPanel';
import type { ContactsProps } from 'design-system/screens/contacts/Contacts/Contacts';
import { createElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../../session/testing/snapshots.ts';

const page = vi.hoisted(() => ({
  call: vi.fn<(endpoint: unknown) => Promise<unknown>>(),
  snapshot: undefined as unknown,
  panel: undefined as ContactPanelProps | undefined,
}));
vi.mock('design-system/components/ConfirmProvider', () => ({
  preloadConfirm: async () => undefined,
  useConfirm: () => async () => true,
}));
// The page's own client and session begin with the document.
vi.mock('../../http/client.ts', () => ({ http: { call: page.call } }));
vi.mock('../../services.ts', () => ({
  session: {
    getSnapshot: () => page.snapshot,
    getPermission: () => ({ isGranted: true }),
    getBooleanFlag: () => true,
  },
}));
vi.mock('../../session/use-session.ts', () => ({ useSession: () => page.snapshot }));
vi.mock('../new-shipment/ServedGeography.tsx', () => ({
  ServedGeography: ({ children }: { readonly children: unknown }) => children,
}));
vi.mock('../to-refusal.ts', () => ({ toRefusal: () => null }));
// The screens are not what is tried here, and take seconds to load.
vi.mock('design-system/screens/contacts/Contacts/Contacts', () => ({
  Contacts: ({ panel }: ContactsProps) => panel,
}));
vi.mock('design-system/screens/contacts/ContactPanel/ContactPanel', () => ({
  ContactPanel(props: ContactPanelProps) {
    page.panel = props;
    return null;
  },
}));

const { forgetEverything, refresh } = await import('../../data/cache.ts');
const { oneContact } = await import('../../data/parties.ts');
const { ApiError } = await import('../../http/api-error.ts');
const { Component } = await import('./ContactsRoute.tsx');

const block = emptyAddressBlock('DE');
const contact = { id: 'con_1', version: 1, kind: 'recipient', shortName: 'Alt', block };
beforeEach(() => {
  sessionStorage.clear();
  page.snapshot = signedIn();
  page.panel = undefined;
  page.call.mockImplementation(async (endpoint) =>
    endpoint === contactsApi.get ? contact : { items: [], totalItems: 0, totalPages: 1 },
  );
});
afterEach(() => {
  cleanup();
  forgetEverything();
});

/** Opens what the query names, has somebody type in it or not, and deletes the contact elsewhere. */
async function openAndDelete(query: string, isTyped: boolean): Promise<void> {
  const router = createMemoryRouter([{ path: '*', Component }], { initialEntries: [`/kontakte?${query}`] });
  await act(async () => render(createElement(RouterProvider, { router })));
  await expect.poll(() => page.panel?.state).toMatchObject({ kind: 'ready', value: contact });
  if (isTyped) act(() => page.panel?.form.onChange({ kind: 'recipient', shortName: 'Neu', block }));
  page.call.mockRejectedValue(new ApiError('notFound', ''));
  await act(() => refresh(oneContact));
}

test('what is typed of a contact that is deleted meanwhile stays', async () => {
  await openAndDelete('contact=con_1', true);
  await expect.poll(() => page.panel?.state).toMatchObject({ kind: 'ready', loss: 'deleted' });
});

test('of a contact that is deleted meanwhile nothing stays where nothing is typed', async () => {
  await openAndDelete('contact=con_1', false);
  await expect.poll(() => page.panel?.state).toEqual({ kind: 'notFound' });
});

test.each([true, false])(
  'a copy stays and can be saved without what it is of, typed in or not: %s',
  async (isTyped) => {
    await openAndDelete('create=true&copyOf=con_1', isTyped);
    expect(page.panel?.state).toEqual({ kind: 'ready', value: contact, isRefreshing: false });
  },
);
