import { isMissingPart } from './stale-build.ts';

/** Loads a part of the application; one that does not get through is tried again when the network is back. */
export async function loadWhenOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isMissingPart(error)) throw error;
      await new Promise((resolve) => {
        addEventListener('online', resolve, { once: true });
      });
    }
  }
}
