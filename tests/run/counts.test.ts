import { describe, expect, it } from 'vitest';
import { judge, none, sentence, sum } from './counts.ts';

describe('judge', () => {
  it.each([
    ['a good run', { ...none, passed: 3 }, true, { passed: 3, failed: 0, skipped: 0 }],
    ['failed tests, once', { passed: 2, failed: 1, skipped: 0 }, false, { passed: 2, failed: 1, skipped: 0 }],
    ['a crash after good tests', { ...none, passed: 3 }, false, { passed: 3, failed: 1, skipped: 0 }],
    ['a run without any test', none, true, { passed: 0, failed: 1, skipped: 0 }],
    ['a run in which all was skipped', { ...none, skipped: 2 }, true, { passed: 0, failed: 1, skipped: 2 }],
    ['no report', undefined, true, { passed: 0, failed: 1, skipped: 0 }],
  ])('%s', (_case, reported, exitedWell, expected) => {
    expect(judge(reported, exitedWell)).toEqual(expected);
  });
});

describe('sentence', () => {
  it('adds all up and names what did not run only when there is such', () => {
    const total = sum([
      { ...none, passed: 2 },
      { passed: 1, failed: 1, skipped: 0 },
    ]);
    expect(sentence(total)).toBe('3 passed, 1 failed');
    expect(sentence(sum([total, { ...none, skipped: 4 }]))).toBe('3 passed, 1 failed, 4 skipped');
  });
});
