import { describe, expect, it } from 'vitest';
import { comparatorFor } from './compare.ts';
import { decode, fingerprint, type Picture } from './picture.ts';
import { encodeReduced } from './reduced-png.ts';

const [width, height] = [40, 30];
const blue = [0x0b, 0x5f, 0xff];

/** A blue picture, with `amount` pixels of another colour. */
function picture(amount = 0, colour = blue): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++)
    data.set([...(pixel < amount ? colour : blue), 255], pixel * 4);
  return { data, metadata: { width, height } };
}

const reference = picture();
const record = {
  browser: 'Chromium 1.0',
  pixels: { 'light/blue.png': `${fingerprint(reference)}:${fingerprint(picture(3, [1, 2, 3]))}` },
};

describe('in the browser of the pictures', () => {
  const compare = comparatorFor('Chromium 1.0', record);

  it('takes the pixels that the record knows', () => {
    expect(compare(reference, picture(3, [1, 2, 3]), { createDiff: true }).pass).toBe(true);
  });

  it('sees one level of one pixel', () => {
    const { pass, message } = compare(reference, picture(1, [0x0b, 0x5f, 0xfe]), { createDiff: true });
    expect(pass).toBe(false);
    expect(message).toBe('Only shades at edges differ.');
  });

  it('shows where a ground has changed by one level', () => {
    const { diff, message } = compare(reference, picture(100, [0x0b, 0x5f, 0xfe]), { createDiff: true });
    expect(message).toMatch(/^[1-9]\d* pixels differ\.$/);
    expect(diff).toHaveLength(width * height * 4);
  });

  it('names both sizes when they differ', () => {
    const small = { data: new Uint8Array(4), metadata: { width: 1, height: 1 } };
    expect(compare(reference, small, { createDiff: true }).message).toBe(
      'The picture was 40 × 30 pixels and is 1 × 1.',
    );
  });
});

describe('in another browser', () => {
  const compare = comparatorFor('Chromium 2.0', record);

  it.each([
    ['a slightly different colour', picture(1200, [0x0d, 0x60, 0xfc]), true],
    ['a few other pixels', picture(6, [255, 255, 255]), true],
    ['many other pixels', picture(60, [255, 255, 255]), false],
  ])('%s', (_case, actual, passes) => {
    expect(compare(reference, actual, { createDiff: true }).pass).toBe(passes);
  });
});

describe('reduced pictures', () => {
  it('keep size and frequent colours', () => {
    const shown = picture(200, [250, 240, 230]);
    expect(fingerprint(decode(encodeReduced(shown)))).toBe(fingerprint(shown));
  });

  it('give a rare shade the nearest colour that stays, but keep a rare colour of its own', () => {
    const shown = picture(1, [0x0d, 0x60, 0xfc]);
    shown.data.set([200, 20, 20, 255], 400);
    const { data } = decode(encodeReduced(shown));
    expect(Array.from(data.subarray(0, 3))).toEqual(blue);
    expect(Array.from(data.subarray(400, 403))).toEqual([200, 20, 20]);
  });
});
