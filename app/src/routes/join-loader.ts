import { type LoaderFunctionArgs, redirect, replace } from 'react-router';
import { session } from '../services.ts';
import { judgeJoin } from './guard-join.ts';
import { paths } from './paths.ts';

/** The invitation that this page was opened with. It is kept nowhere else, and in no address. */
let noted: string | undefined;

/**
 * Takes an invitation out of the address before anything else sees it, and through signing in. The
 * API checks it when the person joins; that screen does not exist yet, so they go on to the start.
 */
export async function joinLoader({ request }: LoaderFunctionArgs): Promise<Response> {
  const url = new URL(request.url);
  if (url.searchParams.has('id')) history.replaceState(history.state, '', paths.join());
  await session.start();
  const verdict = judgeJoin(url, noted, session.getSnapshot());
  switch (verdict.kind) {
    case 'note':
      noted = verdict.invitationId;
      return replace(paths.join());
    case 'signIn': {
      const { invitationId } = verdict;
      await session.signIn({ invitationId, returnTo: paths.join(), isAutomatic: true });
      // While the browser leaves there is no page to show; if it can't, the start page says why.
      return session.getSnapshot().isLeaving ? new Promise(() => undefined) : redirect(paths.home());
    }
    case 'home':
    case 'join':
      return redirect(paths.home());
  }
}
