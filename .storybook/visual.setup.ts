import { afterEach, expect, type TestContext } from 'vitest';
import { page } from 'vitest/browser';

afterEach(compareWithBaseline);

/** Compares how a story looks when its play function has ended with its picture in tests/visual/baselines. */
async function compareWithBaseline({ task }: TestContext): Promise<void> {
  const { storyId } = task.meta as { storyId?: string };
  // A story that has failed is in no state worth a picture.
  if (storyId === undefined || task.result?.state === 'fail') return;
  await document.fonts.ready;
  await expect(page).toMatchScreenshot(storyId);
}
