import { expect, waitFor } from 'storybook/test';

/**
 * Waits until nothing that lies over the page is hidden any more: react-aria does so by a mask until it knows the
 * place. Meant for `afterEach`, so that neither axe nor a picture finds an open overlay that cannot be seen.
 */
export async function overlaysShown(): Promise<void> {
  await waitFor(() => expect(document.querySelector('[data-rac][style*="mask-image"]')).toBeNull());
}
