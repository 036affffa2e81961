import { Time } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import { toIsoTime, toTime } from './time-value.ts';

describe('toTime', () => {
  it('reads a time of day', () => {
    expect(toTime('16:30')).toEqual(new Time(16, 30));
    expect(toTime('00:00')).toEqual(new Time(0, 0));
  });

  it.each(['', null, undefined, '24:00', '9:30', '16:30:15', '16:60', '16.30'])(
    'shows nothing for %o',
    (text) => {
      expect(toTime(text)).toBeNull();
    },
  );
});

describe('toIsoTime', () => {
  it('writes a time with leading zeros and without seconds', () => {
    expect(toIsoTime(new Time(9, 5))).toBe('09:05');
    expect(toIsoTime(new Time(23, 59, 59))).toBe('23:59');
  });

  it('writes nothing for no time', () => {
    expect(toIsoTime(null)).toBeNull();
  });
});
