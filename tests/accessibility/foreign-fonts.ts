import type { CDPSession, Page } from '@playwright/test';
import { devtoolsOf } from '../browser/devtools.ts';

/**
 * Characters that the product's own fonts lack: they are drawn in whatever font a machine has, or not at all.
 * Returns the names of such fonts with the texts around them.
 */
export async function foreignFonts(page: Page): Promise<string[]> {
  const session = await devtoolsOf(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body' });
  const [body] = nodeIds;
  if (body === undefined) return [];
  if ((await foreign(session, body)).length === 0) return [];
  const leaves = await session.send('DOM.querySelectorAll', { nodeId: body, selector: ':not(:has(*))' });
  const found: string[] = [];
  for (const nodeId of leaves.nodeIds) {
    const fonts = await foreign(session, nodeId);
    if (fonts.length === 0) continue;
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    found.push(`${fonts.join(', ')}: ${outerHTML.slice(0, 120)}`);
  }
  return found;
}

async function foreign(session: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
}
