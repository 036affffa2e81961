import { beforeEach, describe, expect, it } from 'vitest';
import { ErrorDisplay } from './error-display.ts';

let painted: Map<string, string>;
let order: string[];
let errors: ErrorDisplay;

beforeEach(() => {
  painted = new Map();
  order = ['name', 'city', 'phone'];
  errors = new ErrorDisplay(
    (name, message) => (message === null ? painted.delete(name) : painted.set(name, message)),
    (names) => [...names].toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
  );
});

/** The rules find these wrong. */
function find(...names: string[]): boolean {
  return errors.take(new Map(names.map((name) => [name, `${name} is wrong`])));
}
function listed(): string[] {
  return errors.overview().errors.map(({ name }) => name);
}

describe('an error', () => {
  it('waits until its field was edited and left', () => {
    errors.leave('city');
    find('city');
    expect(painted.size).toBe(0);
    errors.edit('city');
    find('city');
    expect(painted.size).toBe(0);
    errors.leave('city');
    find('city');
    expect([...painted]).toEqual([['city', 'city is wrong']]);
  });

  it('goes as soon as its field is right', () => {
    errors.complete('city');
    find('city');
    expect(errors.edit('city')).toBe(true);
    expect(find()).toBe(true);
    expect(painted.size).toBe(0);
  });

  it('is counted also where it is not shown', () => {
    expect(find('city')).toBe(false);
  });

  it('of replaced content begins anew', () => {
    errors.complete('city');
    find('city');
    errors.forget((name) => name === 'city');
    find('city');
    expect(painted.size).toBe(0);
  });
});

describe('what the server said', () => {
  const problem = { path: ['city'], message: 'No such city' };

  it('stays until its field is changed', () => {
    errors.takeFromServer([problem]);
    expect(find()).toBe(false);
    errors.edit('name');
    find();
    expect(painted.get('city')).toBe('No such city');
    expect(errors.edit('city')).toBe(true);
    expect(find()).toBe(true);
  });

  it('gives way to what the rules say of the same field', () => {
    errors.takeFromServer([problem]);
    find('city');
    expect(painted.get('city')).toBe('city is wrong');
  });

  it('is judged anew with the next attempt', () => {
    errors.takeFromServer([problem]);
    find();
    errors.submit();
    expect(find()).toBe(true);
  });
});

describe('the overview', () => {
  function attempt(...names: string[]): void {
    errors.submit();
    find(...names);
    errors.countAttempt();
  }

  it('lists the errors of an attempt in the order of the page', () => {
    attempt('phone', 'city', 'name');
    expect(listed()).toEqual(['name', 'city', 'phone']);
    expect(errors.overview().attempt).toBe(1);
  });

  it('follows fields that come to the page', () => {
    attempt('phone', 'name');
    order = ['phone', 'name'];
    errors.reorder();
    expect(listed()).toEqual(['phone', 'name']);
    expect(errors.overview().attempt).toBe(1);
  });

  it('keeps what is mended, and grows by nothing before the next attempt', () => {
    attempt('city', 'name');
    find('name', 'phone');
    expect(errors.overview().errors).toEqual([
      { name: 'name', message: 'name is wrong', isMended: false },
      { name: 'city', message: 'city is wrong', isMended: true },
    ]);
    expect(painted.has('phone')).toBe(true);
    attempt('phone');
    expect(listed()).toEqual(['phone']);
  });

  it('is the same object until it changes', () => {
    attempt('city');
    const before = errors.overview();
    find('city');
    errors.reorder();
    expect(errors.overview()).toBe(before);
  });
});
