import { beforeEach, expect, it, vi } from 'vitest';
import { importsSettled, untilLoaded } from './until-loaded.ts';

beforeEach(() => vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw)));

it('waits for what is being loaded, and for what that asks for when it is drawn', async () => {
  const ended: string[] = [];
  const first = Promise.withResolvers<string>();
  void untilLoaded(first.promise).then((part) => {
    ended.push(part);
    setTimeout(() => void untilLoaded(Promise.resolve('within')).then((inner) => ended.push(inner)));
  });
  const settled = importsSettled().then(() => ended.push('settled'));
  first.resolve('part');
  await settled;
  expect(ended).toEqual(['part', 'within', 'settled']);
});

it('does not wait for ever for what cannot be loaded', async () => {
  const refused = untilLoaded(Promise.reject(new Error('no network')));
  await expect(importsSettled()).resolves.toBeUndefined();
  await expect(refused).rejects.toThrow('no network');
});
