import { leaveUnasked } from '../../browser/closing.ts';
import { ownBuild, watchBuilds } from '../../build/newer-builds.ts';
import { mayReload } from '../../build/stale-build.ts';
import { heldInput, onInputGone } from '../../leaving/unsaved-input.ts';
import { isWriting, onWritesDone } from '../../network/writes-under-way.ts';
import type { Page } from '../../pages/page.ts';
import { config, session } from '../../services.ts';
import { showToast } from '../frame/late-toasts.ts';
import type { Router } from '../router.tsx';
import { offerNewBuild } from './offer-new-build.ts';
import { tellsNewBuild } from './tells-new-build.ts';

/** Asks now and then whether another build is served than that of the page, and offers it. */
export function watchNewBuilds(router: Router): void {
  const own = ownBuild(document);
  if (own === undefined) return;
  const path = () => router.state.location.pathname;
  const openPage = () => router.state.matches.at(-1)?.route.handle as Page | undefined;
  const holdsInput = () => heldInput() !== 'nothing';
  const offer = (id: string) =>
    offerNewBuild({
      path,
      holdsInput,
      isWriting,
      isInForm: () => holdsInput() || openPage()?.isForm === true,
      onChange(listener) {
        const stopRouter = router.subscribe(({ navigation }) => {
          if (navigation.state === 'idle') listener();
        });
        const stops = [stopRouter, onInputGone(listener), onWritesDone(listener)];
        return () => {
          for (const stop of stops) stop();
        };
      },
      show(toast) {
        if (tellsNewBuild(openPage(), session.getSnapshot())) showToast(toast).catch(() => undefined);
      },
      mayReload: () => mayReload(window, 'newer', id),
      reload: () => leaveUnasked(() => location.reload()),
    });
  watchBuilds({ page: window, own, times: config.buildCheck, onNewer: offer });
}
