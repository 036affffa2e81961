import type { Locator } from '@playwright/test';

/** How far below the upper edge of the window something begins. @throws where it is not to be seen */
export async function topOf(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  if (!box) throw new Error('It has no place');
  return box.y;
}
