/** The address of a page's pattern: what stands in it for the parameters is the id of nothing. */
export const addressOf = (pattern: string) => pattern.replaceAll(/:\w+/g, 'nicht-da');
