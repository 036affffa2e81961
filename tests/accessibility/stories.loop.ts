import { expect, smallest, test } from '../storybook/book.ts';
import { chosenStories, screenStories } from '../storybook/stories.ts';
import { clippedByTextSpacing } from './clipped-texts.ts';
import { withoutExceptions, type Check } from './exceptions.ts';
import { foreignFonts } from './foreign-fonts.ts';
import { movingElements } from './moving-elements.ts';
import { secondOpinion } from './second-opinion.ts';
import { smallTargets } from './small-targets.ts';
import { walkByTab } from './tab-walk.ts';
import { widerThanPage } from './wider-than-page.ts';

const screens = new Set(screenStories().map(({ id }) => id));

for (const { id, file, exportName } of chosenStories())
  test.describe(`${file} › ${exportName}`, () => {
    // One after the other in the same page: the story is rendered twice, not nine times.
    test.describe.configure({ mode: 'default' });
    const where = `${file} › ${exportName}`;

    test('needs no scrolling sideways at 320 px, and no space is short there', async ({ book }) => {
      await book.show(id, smallest);
      expectNothing('reflow', await book.page.evaluate(widerThanPage));
      expectNothing('text spacing', await book.page.evaluate(clippedByTextSpacing));
    });

    test('cuts nothing off at wider text spacing', async ({ book }) => {
      await book.show(id);
      expectNothing('text spacing', await book.page.evaluate(clippedByTextSpacing));
    });

    test('has targets of 24 px or room around them', async ({ book }) => {
      await book.stay(id);
      expectNothing('targets', await book.page.evaluate(smallTargets));
    });

    test('is written in the product’s own fonts', async ({ book }) => {
      await book.stay(id);
      expectNothing('own fonts', await foreignFonts(book.page));
    });

    if (screens.has(id))
      test('passes IBM’s accessibility engine', async ({ book }) => {
        await book.stay(id);
        expectNothing('second opinion', await secondOpinion(book.page));
      });

    test('does not move under reduced motion', async ({ book }) => {
      await book.stay(id);
      expectNothing('reduced motion', await book.page.evaluate(movingElements));
    });

    test('is reached and left by Tab, in reading order, with the focus in sight', async ({ book }) => {
      await book.stay(id);
      const { stops, isModal, hasLeft, backwards, unreached } = await walkByTab(book.page);
      book.forget();
      const faults = stops.flatMap((stop) => stop.faults.map((fault) => `${stop.name} ${fault}`));
      expectNothing('focus', faults);
      // A dialog begins at its most harmless button, so its round goes back to its top once.
      expectNothing('order', isModal && backwards.length === 1 ? [] : backwards);
      expectNothing('reach', isModal ? [] : unreached);
      const held = `the focus stays at ${stops.at(-1)?.name ?? 'the start'}`;
      expectNothing('reach', isModal || hasLeft ? [] : [held]);
    });

    function expectNothing(check: Check, findings: string[]): void {
      expect.soft(withoutExceptions(check, where, findings), check).toEqual([]);
    }
  });
