import type { LegalHrefs } from 'design-system/screens/shell/legal-links';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { PublicShell } from 'design-system/screens/shell/PublicShell/PublicShell';
import { Start } from 'design-system/screens/start/Start/Start';
import { renderToString } from 'react-dom/server';
import { defaults } from './config.ts';

const wait = () => undefined;

/**
 * The start page as markup, made when the app is built and sent to strangers before any code of it runs. It is what
 * the router shows first when nobody is signed in; what is pressed in it meanwhile is pressed again then.
 *
 * Addresses are handed in, since the table of pages brings the code of all of them.
 *
 * @param homeHref its own address
 * @param legalHrefs those in its foot
 */
export function renderFirstView(homeHref: string, legalHrefs: LegalHrefs): string {
  return renderToString(
    <>
      <PendingBar isShown={false} />
      <PublicShell
        productName={defaults.productName}
        homeHref={homeHref}
        legalHrefs={legalHrefs}
        onSignIn={wait}
        routeKey={homeHref}
      >
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
