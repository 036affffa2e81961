import { describe, expect, it } from 'vitest';
import { compare } from './compare.ts';
import { decode, type Picture } from './picture.ts';
import { encodeFor, encodeReduced, halve } from './reduced.ts';

const [width, height] = [40, 30];
const blue = [0x0b, 0x5f, 0xff];

/** A blue picture, with `amount` pixels of another colour. */
function picture(amount = 0, colour = blue): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++)
    data.set([...(pixel < amount ? colour : blue), 255], pixel * 4);
  return { data, width, height };
}

const reference = picture();

/** The picture with shades between blue and white along a column, as a letter's edge has them. */
function withEdge(shade: number): Picture {
  const shown = picture(0);
  for (let y = 0; y < height; y++) {
    for (let x = 21; x < width; x++) shown.data.set([255, 255, 255], (y * width + x) * 4);
    shown.data.set([shade, shade, 255], (y * width + 20) * 4);
  }
  return shown;
}

describe('what is not the same to the byte', () => {
  it.each([
    ['a shade at an edge that another processor rounds otherwise', withEdge(140), withEdge(142), true],
    ['a ground that it rounds otherwise', reference, picture(1200, [0x0d, 0x60, 0xfd]), true],
    [
      'a ground of a colour that is hard to tell from it',
      reference,
      picture(1200, [0x0b, 0x5f, 0xf0]),
      false,
    ],
    ['a pale area within a ground', reference, picture(80, [0x10, 0x64, 0xff]), false],
    ['four other pixels', reference, picture(4, [255, 255, 255]), true],
    ['as many as a full stop has', reference, picture(8, [255, 255, 255]), false],
  ])('%s', (_case, before, after, isSame) => {
    expect(compare(before, after, true).isSame).toBe(isSame);
  });

  it('shows where it differs, and says by how much', () => {
    const { diff, message } = compare(reference, picture(100, [255, 255, 255]), true);
    expect(message).toMatch(/^[1-9]\d* pixels differ/);
    expect(diff?.data).toHaveLength(width * height * 4);
  });

  it('names both sizes when they differ', () => {
    const small = { data: new Uint8Array(4), width: 1, height: 1 };
    expect(compare(reference, small, true).message).toBe('The picture was 40 × 30 pixels and is 1 × 1.');
  });
});

describe('reduced pictures', () => {
  async function reduced(shown: Picture): Promise<Picture> {
    return decode(await encodeReduced(shown));
  }

  it('keep size and frequent colours', async () => {
    const shown = picture(200, [250, 240, 230]);
    expect(await reduced(shown)).toEqual(shown);
  });

  it('keep a pale line of one pixel', async () => {
    const shown = picture();
    for (let x = 0; x < width; x++) shown.data.set([0x0d, 0x60, 0xfc, 255], (10 * width + x) * 4);
    expect(await reduced(shown)).toEqual(shown);
  });

  it('give a rare shade the nearest colour that stays, but keep a rare colour of its own', async () => {
    const shown = picture(1, [0x0d, 0x60, 0xfc]);
    shown.data.set([200, 20, 20, 255], 400);
    const { data } = await reduced(shown);
    expect(Array.from(data.subarray(0, 3))).toEqual(blue);
    expect(Array.from(data.subarray(400, 403))).toEqual([200, 20, 20]);
  });

  it('of further looks have half the size and nearly the same colours', async () => {
    const shown = picture(600, [250, 240, 230]);
    const committed = await decode(await encodeFor('dark', shown));
    expect([committed.width, committed.height]).toEqual([width / 2, height / 2]);
    expect(compare(committed, await halve(shown), false).isSame).toBe(true);
    expect(compare(committed, await halve(picture()), false).isSame).toBe(false);
  });
});
