import { expect, fn, type Mock, screen, waitFor } from 'storybook/test';

/** Counts what is handed to the browser for printing. Used by stories only. */
export async function spyOnPrinting(): Promise<Mock> {
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Versandetikett/);
  await waitFor(() => expect(frame.contentDocument?.title).toBe('Etikett'));
  if (!frame.contentWindow) throw new Error('The frame has a window.');
  const asked = fn();
  frame.contentWindow.print = asked;
  return asked;
}
