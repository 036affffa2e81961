import { useEffect } from 'react';
import { whenIdle } from '../../browser/when-idle.ts';
import { loadWhenOnline } from '../../build/load-when-online.ts';
import { forgetEverything, refreshEverything } from '../../data/cache.ts';
import { ownerOf } from '../../drafts/draft-owner.ts';
import { draftPresence } from '../../drafts/draft-presence.ts';
import { announceKept } from '../../drafts/kept-in-tab.ts';
import { watchClosing } from '../../leaving/watch-closing.ts';
import { session } from '../../services.ts';
import { followSession } from './answers-of-session.ts';

/**
 * What runs while somebody is signed in: the live channel, the person's name as the provider has it, and the question
 * before a tab is closed with their input.
 */
export function useSignedInServices(): void {
  useEffect(() => {
    const stop = new AbortController();
    void whenIdle().then(async () => {
      if (stop.signal.aborted) return;
      session.loadUserProfile().catch(() => undefined);
      const { openLiveNotifications } = await loadWhenOnline(
        () => import('../../socket/live-notifications.ts'),
      );
      if (!stop.signal.aborted) stop.signal.addEventListener('abort', openLiveNotifications());
    });
    return () => stop.abort();
  }, []);

  useEffect(() => {
    const { claims } = session.getSnapshot();
    // Of a form that was left by an address typed by hand; a form announces its own.
    if (claims) announceKept(ownerOf(claims), draftPresence);
  }, []);

  useEffect(watchClosing, []);
  useEffect(() => followSession(session, { forget: forgetEverything, refresh: refreshEverything }), []);
}
