/**
 * The packages that bring Node name the system they are for in a word (`"os": "win32"`). pnpm reads lists
 * only and guesses from a package's name without one; not knowing `win`, it installed Windows' Node on
 * every machine.
 */
export const hooks = {
  readPackage(manifest) {
    for (const field of ['os', 'cpu']) {
      if (typeof manifest[field] === 'string') manifest[field] = [manifest[field]];
    }
    return manifest;
  },
};
