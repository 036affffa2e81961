/** A port of its own, so that a Storybook of somebody at work stays as it is. */
export const bookPort = Number(process.env['LOTSE_BOOK_PORT'] ?? 6391);
export const bookAddress = `http://127.0.0.1:${bookPort}`;
