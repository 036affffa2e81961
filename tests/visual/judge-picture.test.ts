import { describe, expect, it } from 'vitest';
import { judgePicture } from './judge-picture.ts';
import { encode, type Picture } from './picture.ts';
import { encodeFor } from './reduced.ts';

const [width, height] = [400, 300];

/** White, with a blue box of so many columns. */
function picture(columns: number): Picture {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 100; y < 200; y++)
    for (let x = 100; x < 100 + columns; x++) data.set([0x0b, 0x5f, 0xff], (y * width + x) * 4);
  return { data, width, height };
}

/** Wider by a column of the ground. */
function wider(columns: number): Picture {
  const { data } = picture(columns);
  return { data: new Uint8Array([...data, ...data.subarray(0, height * 4)]), width: width + 1, height };
}

describe.each(['light', 'dark'] as const)('in the look „%s“', (look) => {
  const judge = async (shown: Picture, committed: Picture | null = picture(200)) =>
    judgePicture(committed && (await encodeFor(look, committed)), await encode(shown), look);

  it('takes what shows the same', async () => {
    const { isBlank, difference } = await judge(picture(200));
    expect([isBlank, difference?.message]).toEqual([false, undefined]);
  });

  it('refuses a changed picture, and shows where', async () => {
    const { isBlank, difference } = await judge(picture(230));
    expect(isBlank).toBe(false);
    expect(difference?.message).toMatch(/^[1-9]\d* pixels differ\.$/);
    expect(difference?.diff).toBeDefined();
  });

  it('refuses a picture of another size', async () => {
    expect((await judge(wider(200))).difference?.message).toMatch(/^The picture was .* and is /);
  });

  it('refuses a picture that there is no other of', async () => {
    expect((await judge(picture(200), null)).difference?.message).toContain('no picture yet');
  });

  it('refuses a blank one, also where a blank one was committed', async () => {
    expect(await judge(picture(0))).toMatchObject({
      isBlank: true,
      difference: { message: expect.stringContaining('differ') },
    });
    expect((await judge(picture(0), picture(0))).isBlank).toBe(true);
  });
});
