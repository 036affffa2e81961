import { getClient, replayIntegration } from '@sentry/react';

/** What no recording shows: previews of labels and documents, and the staff's area with everybody's data in it. */
const unrecorded = ['iframe', 'object', 'embed', '[data-unrecorded]'];

/**
 * Records the screen, at the rates that `startSentry` names. Texts and pictures are shown as the specification wants
 * it; what is typed never is. Nothing of calls but their address and status is noted.
 *
 * @param isMasked shows no texts and pictures either
 * @returns ends it; what was not sent by then is dropped
 */
export function startReplay(isMasked: boolean): () => void {
  const replay = replayIntegration({
    maskAllText: isMasked,
    blockAllMedia: isMasked,
    maskAllInputs: true,
    block: unrecorded,
    networkDetailAllowUrls: [],
    // Its worker is made of a text, which the page's policy allows nowhere; and texts can be scrubbed.
    useCompression: false,
  });
  getClient()?.addIntegration(replay);
  // Without a last flush: nothing of what was withdrawn leaves any more.
  return () => void replay.stop({ flush: false });
}
