import { writeShown } from '../../.storybook/texts/shown-record.ts';
import { withoutExceptions } from '../accessibility/exceptions.ts';
import { withoutFont } from '../accessibility/fonts.ts';
import { checkPage, checkSmallestPage, type Verdicts } from '../accessibility/loops.ts';
import type { Look } from '../visual/baselines.ts';
import { expectPicture } from '../visual/expect-picture.ts';
import { setTheme, underForcedColors } from '../visual/looks.ts';
import { type Book, expect, laptop, phone, type Size, smallest, tablet, test } from './book.ts';
import {
  allStories,
  facesOfPages,
  type FurtherLook,
  isInteraction,
  isPage,
  isPlayed,
  isScreen,
  looksFromAllSides,
  showsState,
  type Story,
} from './stories.ts';

const stories = allStories();
const furtherLooks = looksFromAllSides(stories);
const faces = facesOfPages(stories);

// The stories of a file go to one worker: what draws them is loaded there, and nowhere else.
for (const ofFile of Map.groupBy(stories, ({ file }) => file).values())
  test.describe(() => {
    test.describe.configure({ mode: 'default' });
    for (const story of ofFile) visit(story);
  });

function visit(story: Story): void {
  test(`${story.file} › ${story.exportName}`, async ({ book, isFromAllSides }) => {
    const pinned = await book.pinnedSize(story.id);
    // What a story leaves behind that does something is a state that another one shows, where axe judges it.
    const isJudged = isFromAllSides || showsState(story);
    const { errors, violations, lines, composed, drawn } = await book.open(story.id, pinned, isJudged);
    // A story that has failed is in no state worth looking at.
    expect(errors, 'behaviour').toEqual([]);
    expect(isInteraction(story) && !isPlayed(story), 'a story that does something plays').toBe(false);
    writeShown(story.id, { lines, composed });
    expect.soft(violations, 'axe').toEqual([]);
    expectNothing(story, [['own fonts', withoutFont(drawn)]]);
    if (!showsState(story)) return;
    await picture(book, story, 'light');
    if (isFromAllSides && furtherLooks.has(story))
      await lookFromAllSides(book, story, pinned ?? laptop, isForAnyWidth(story, pinned));
  });
}

/** What is pinned to a wide window only shows more there, unless its play function needs that width. */
function isForAnyWidth(story: Story, pinned: Size | undefined): boolean {
  return pinned === undefined || (pinned.width > tablet.width && !isPlayed(story));
}

/** The further looks, and what axe does not judge; what has no width of its own also on smaller screens. */
async function lookFromAllSides(book: Book, story: Story, own: Size, hasAnyWidth: boolean): Promise<void> {
  const { page } = book;
  if (hasLook(story, 'dark')) {
    await setTheme(page, 'dark');
    await picture(book, story, 'dark');
    await setTheme(page, 'light');
  }
  if (hasLook(story, 'forced-colors'))
    await underForcedColors(page, () => picture(book, story, 'forced-colors'));
  // The walk through the page leaves it in another state, after which only playing the story again helps.
  if (hasAnyWidth && !isPlayed(story)) await lookOnSmallerScreens(book, story);
  await book.resize(own);
  expectNothing(story, await checkPage(page, isScreen(story) && faces.has(story)));
  // Long words stand in stories of their own, pinned to a width.
  if (!hasAnyWidth) await checkOnSmallestScreen(book, story);
  else if (isPlayed(story)) await lookOnSmallerScreens(book, story);
}

async function lookOnSmallerScreens(book: Book, story: Story): Promise<void> {
  if (hasLook(story, 'tablet')) await pictureAt('tablet', tablet);
  if (hasLook(story, 'phone')) await pictureAt('phone', phone);
  if (faces.has(story)) await checkOnPhone(book, story);
  await checkOnSmallestScreen(book, story);

  async function pictureAt(look: Look, size: Size): Promise<void> {
    if (isPlayed(story)) expect((await book.reopen(story.id, size)).errors, `behaviour, ${look}`).toEqual([]);
    else await book.resize(size);
    await picture(book, story, look);
  }
}

/** A page arranges itself otherwise on a phone: of each the face is judged there by all that judges it elsewhere. */
async function checkOnPhone(book: Book, story: Story): Promise<void> {
  const { errors, violations } = await book.open(story.id, phone);
  expect(errors, 'behaviour on a phone').toEqual([]);
  expect.soft(violations, 'axe on a phone').toEqual([]);
  expectNothing(story, await checkPage(book.page, false));
}

async function checkOnSmallestScreen(book: Book, story: Story): Promise<void> {
  await book.resize(smallest);
  expectNothing(story, await checkSmallestPage(book.page));
}

function hasLook(story: Story, look: FurtherLook): boolean {
  return furtherLooks.get(story)?.includes(look) ?? false;
}

function picture({ page }: Book, story: Story, look: Look): Promise<void> {
  return test.step(look, () => expectPicture(page, { look, storyId: story.id, isWholePage: isPage(story) }));
}

function expectNothing({ file, exportName }: Story, verdicts: Verdicts): void {
  for (const [check, findings] of verdicts)
    expect.soft(withoutExceptions(check, `${file} › ${exportName}`, findings), check).toEqual([]);
}
