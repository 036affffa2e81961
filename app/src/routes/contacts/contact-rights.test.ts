import type { Permission } from 'contract';
import { contactsCopy } from 'design-system/screens/contacts/Contacts/Contacts.copy.ts';
import { expect, test, vi } from 'vitest';

const token = vi.hoisted(() => ({ permissions: [] as string[], editsSenders: false }));
// The page's own session begins with the document.
vi.mock('../../services.ts', () => ({
  session: {
    getPermission: (permission: string) => ({ isGranted: token.permissions.includes(permission) }),
    getBooleanFlag: (name: string) => name === 'edit_sender_contacts' && token.editsSenders,
    getSnapshot: () => ({ claims: { access: { sub: 'usr_1' } } }),
  },
}));

const { lockedReason, mayCreateContacts, mayDelete, mayEditSenders } = await import('./contact-rights.ts');

const { notAllowed, onlyOwners } = contactsCopy;
const changes: Permission[] = ['update:org_contacts'];

test.each<
  [may: Permission[], editsSenders: boolean, recipient: string | undefined, sender: string | undefined]
>([
  [[], true, notAllowed, notAllowed],
  [changes, false, undefined, onlyOwners],
  [changes, true, undefined, undefined],
  [['update:all_contacts'], true, undefined, undefined],
])(
  'with %j, and senders allowed: %s, recipients and senders are locked so',
  (may, editsSenders, recipient, sender) => {
    Object.assign(token, { permissions: may, editsSenders });
    expect(mayEditSenders()).toBe(editsSenders);
    expect(lockedReason({ kind: 'recipient' })).toBe(recipient);
    expect(lockedReason({ kind: 'sender' })).toBe(sender);
    expect(lockedReason({ kind: 'neutral_sender' })).toBe(sender);
  },
);

test.each<[may: Permission[], creates: boolean, mine: boolean, theirs: boolean]>([
  [[], false, false, false],
  [['create:contacts'], true, false, false],
  [['delete:own_contacts'], false, true, false],
  [['delete:org_contacts'], false, true, true],
  [['delete:all_contacts'], false, true, true],
])('with %j contacts are made and deleted so far', (may, creates, mine, theirs) => {
  token.permissions = may;
  expect([
    mayCreateContacts(),
    mayDelete({ createdById: 'usr_1' }),
    mayDelete({ createdById: 'usr_2' }),
  ]).toEqual([creates, mine, theirs]);
});
