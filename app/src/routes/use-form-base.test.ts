// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormBase } from './use-form-base.ts';

const v = (version: number, name = '') => ({ version, name });
const open = (read = v(3)) =>
  renderHook(({ read: now, saved, isChanged }) => useFormBase(now, saved, isChanged), {
    initialProps: { read, saved: undefined as ReturnType<typeof v> | undefined, isChanged: false },
  });

test('a newer one is taken as long as nothing was typed', () => {
  const { result, rerender } = open();
  rerender({ read: v(4, 'Piet'), saved: undefined, isChanged: false });
  expect(result.current).toMatchObject({ base: v(4, 'Piet'), version: 4 });
});

test('what was typed changes the version that it began with, and no later one', () => {
  const { result, rerender } = open();
  rerender({ read: v(3), saved: undefined, isChanged: true });
  rerender({ read: v(4, 'Piet'), saved: undefined, isChanged: true });
  expect(result.current).toMatchObject({ base: v(3), version: 3 });
});

test('what was saved is what the next change is made of, and begins no other form', () => {
  const { result, rerender } = open();
  rerender({ read: v(3), saved: v(4), isChanged: false });
  expect(result.current).toMatchObject({ base: v(3), version: 4 });
  rerender({ read: v(4), saved: undefined, isChanged: true });
  expect(result.current).toMatchObject({ base: v(3), version: 4 });
});

test('whoever leaves it as somebody else has made it begins with that', () => {
  const { result, rerender } = open();
  rerender({ read: v(4, 'Piet'), saved: undefined, isChanged: true });
  act(() => result.current.beginAnew());
  expect(result.current).toMatchObject({ base: v(4, 'Piet'), version: 4 });
});

test('a form that is opened again begins with what was saved, also before it is read, and after a second save', () => {
  const { result, rerender } = open(v(3, 'A'));
  rerender({ read: v(3, 'A'), saved: v(4, 'B'), isChanged: false });
  act(() => result.current.beginAnew());
  expect(result.current).toMatchObject({ base: v(4, 'B'), version: 4 });
  rerender({ read: v(4, 'B'), saved: v(5, 'C'), isChanged: false });
  // The save is given up for the next one, and its answer with it.
  rerender({ read: v(4, 'B'), saved: undefined, isChanged: false });
  act(() => result.current.beginAnew());
  expect(result.current).toMatchObject({ base: v(5, 'C'), version: 5 });
});

test('of what was saved and what is read in the same version, the form begins with what is read', () => {
  const { result, rerender } = open(v(3, 'A'));
  rerender({ read: v(3, 'A'), saved: v(4, 'B'), isChanged: false });
  rerender({ read: v(4, 'B, gelesen'), saved: undefined, isChanged: false });
  act(() => result.current.beginAnew());
  expect(result.current).toMatchObject({ base: v(4, 'B, gelesen'), version: 4 });
});

test('a form that is opened again after somebody else has changed it begins with theirs', () => {
  const { result, rerender } = open(v(3, 'A'));
  rerender({ read: v(3, 'A'), saved: v(4, 'B'), isChanged: false });
  rerender({ read: v(5, 'Piet'), saved: v(4, 'B'), isChanged: false });
  act(() => result.current.beginAnew());
  expect(result.current).toMatchObject({ base: v(5, 'Piet'), version: 5 });
});
