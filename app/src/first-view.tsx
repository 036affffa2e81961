import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { PublicShell, type PublicShellProps } from 'design-system/screens/shell/PublicShell/PublicShell';
import { Start } from 'design-system/screens/start/Start/Start';
import { renderToString } from 'react-dom/server';
import { defaults } from './config.ts';

const wait = () => undefined;

/**
 * The start page as markup, made when the app is built and sent to strangers before any code of it runs. It is what
 * the router shows first when nobody is signed in; what is pressed in it meanwhile is pressed again then.
 *
 * @param hrefs handed in, since the table of pages brings the code of all of them
 */
export function renderFirstView(hrefs: Pick<PublicShellProps, 'homeHref' | 'legalHrefs'>): string {
  return renderToString(
    <>
      <PendingBar isShown={false} />
      <PublicShell {...hrefs} productName={defaults.productName} onSignIn={wait} routeKey={hrefs.homeHref}>
        <Start
          state={{ kind: 'ready' }}
          onSignIn={wait}
          onCreateAccount={wait}
          onRegisteringChange={wait}
          onRegister={wait}
        />
      </PublicShell>
    </>,
  );
}
