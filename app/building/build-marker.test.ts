import { expect, test } from 'vitest';
import { markBuild } from './build-marker.ts';

interface Asset {
  readonly type: 'asset';
  readonly fileName: string;
  source: string;
}
const asset = (fileName: string, source: string): Asset => ({ type: 'asset', fileName, source });
const html = '<head><meta name="lotse:build" content="" /></head>';

/** What a build of these files writes of itself. */
function mark(script: string, page = html) {
  const index = asset('index.html', page);
  const bundle = {
    'index.html': index,
    'assets/main-a1.js': { type: 'chunk', fileName: 'assets/main-a1.js', code: script },
    'favicon.svg': asset('favicon.svg', '<svg/>'),
  };
  const written: Record<string, unknown> = {};
  const { handler } = markBuild().generateBundle as {
    handler: (this: object, options: object, bundle: object) => void;
  };
  const emitFile = ({ fileName, source }: Asset) => (written[fileName] = JSON.parse(source));
  handler.call({ emitFile }, {}, bundle);
  const id = /<meta name="lotse:build" content="([^"]*)" \/>/.exec(index.source)?.[1] ?? '';
  return { id, written };
}

test('a build names itself in its page, as the latest, and lists what belongs to it', () => {
  const { id, written } = mark('one');
  expect(id).toMatch(/^[\da-f]{16}$/);
  expect(written).toEqual({
    'builds/latest.json': { id },
    [`builds/meta/${id}.json`]: { id, files: ['/assets/main-a1.js'] },
  });
});

test('the same sources make the same name, and others another', () => {
  expect(mark('one').id).toBe(mark('one').id);
  expect(mark('two').id).not.toBe(mark('one').id);
});

test('a page without a place for the name is no build', () => {
  expect(() => mark('one', '<head></head>')).toThrow('lotse:build');
});
