import type { Confirm } from 'design-system/components/ConfirmProvider';
import { beforeEach, expect, test, vi } from 'vitest';
import { signedIn } from '../session/testing/snapshots.ts';

const page = vi.hoisted(() => ({
  switchOrganization: vi.fn<(orgCode: string) => Promise<void>>(),
  keptInTab: vi.fn<(owner: unknown) => unknown>(),
  isServed: vi.fn<() => Promise<boolean>>(),
  snapshot: undefined as unknown,
}));
// The page's own session and its tab's storage begin with the document.
vi.mock('../services.ts', () => ({ session: { ...page, getSnapshot: () => page.snapshot } }));
vi.mock('../build/stale-build.ts', () => page);
vi.mock('../drafts/kept-in-tab.ts', () => page);

const { nothingKept } = await import('../drafts/draft-presence.ts');
const { switchOrganization } = await import('./switch-organization.ts');

beforeEach(() => {
  vi.clearAllMocks();
  page.snapshot = signedIn();
  page.keptInTab.mockReturnValue(nothingKept);
  page.isServed.mockResolvedValue(true);
});

test('without a network the page is not left', async () => {
  page.isServed.mockResolvedValue(false);
  await expect(switchOrganization('org_2', async () => true)).rejects.toThrow('reached');
  expect(page.switchOrganization).not.toHaveBeenCalled();
});

test('where nothing is typed the way is free', async () => {
  const confirm = vi.fn<() => Promise<boolean>>();
  await switchOrganization('org_2', confirm);
  expect(page.switchOrganization).toHaveBeenCalledExactlyOnceWith('org_2');
  expect(confirm).not.toHaveBeenCalled();
});

test('a draft of this person and organisation is asked about, and who stays stays', async () => {
  page.keptInTab.mockReturnValue({ kept: 'draft', begun: ['einen Kontakt geändert'] });
  const messages: unknown[] = [];
  const answering =
    (isAccepted: boolean): Confirm =>
    async ({ message }) => {
      messages.push(message);
      return isAccepted;
    };
  await switchOrganization('org_2', answering(false));
  expect(page.keptInTab).toHaveBeenCalledWith({ sub: 's', orgCode: 'o' });
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain('Sie haben einen Kontakt geändert.');
  expect(page.switchOrganization).not.toHaveBeenCalled();
  await switchOrganization('org_2', answering(true));
  expect(page.switchOrganization).toHaveBeenCalledExactlyOnceWith('org_2');
});
