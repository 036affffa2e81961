import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

vi.mock('react-router', () => ({ useNavigate: () => () => undefined }));
vi.mock('./lazy-parts.tsx', () => ({ ContactActions: () => null, OpenContact: () => null }));

const { useContactPanel } = await import('./use-contact-panel.tsx');

const nothing = { contact: null, create: false, copyOf: null };
const open = (opened: object, mayCreate = true) => {
  const hrefWith = (shown: object) => JSON.stringify(shown);
  return renderHook(() => useContactPanel({ opened: { ...nothing, ...opened }, hrefWith, mayCreate })).result
    .current;
};

afterEach(cleanup);

test.each([
  ['nothing', {}, null],
  ['a contact', { contact: 'con_1' }, { mode: 'edit', id: 'con_1' }],
  ['a new one', { create: true }, { mode: 'create', id: null }],
  ['a copy', { create: true, copyOf: 'con_1' }, { mode: 'duplicate', id: 'con_1' }],
])('beside the list is what its address says: %s', (_, opened, props) => {
  const { panel } = open(opened).shown;
  expect(panel ? panel.props : null).toEqual(props && { ...props, onClose: expect.any(Function) });
});

test('an address that asks for the form opens none to whoever may make no contacts', () => {
  for (const opened of [{ create: true }, { create: true, copyOf: 'con_1' }]) {
    const { shown, hrefs } = open(opened, false);
    expect(shown.panel).toBe(false);
    expect(hrefs).not.toHaveProperty('create');
  }
  expect(open({ contact: 'con_1' }, false).shown).toMatchObject({
    openId: 'con_1',
    panel: expect.anything(),
  });
});
