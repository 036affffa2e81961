import type { LegalHrefs } from 'design-system/screens/shell/legal-links';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { PublicShell } from 'design-system/screens/shell/PublicShell/PublicShell';
import { Start } from 'design-system/screens/start/Start/Start';
import { renderToString } from 'react-dom/server';

const wait = () => undefined;
/** The web server puts the product's name in its place (`platform/src/web/site.ts`). */
const PRODUCT_NAME = '%PRODUCT%';

/**
 * The start page as markup, made when the app is built and sent to strangers before any code of it runs. It is what
 * the router shows first when nobody is signed in; what is pressed in it meanwhile is pressed again then.
 *
 * Addresses are handed in, since the table of pages brings the code of all of them.
 *
 * @param homeHref its own address
 * @param legalHrefs those in its foot
 * @param trackingHref where its form leads
 */
export function renderFirstView(homeHref: string, legalHrefs: LegalHrefs, trackingHref: string): string {
  return renderToString(
    <>
      <PendingBar isShown={false} />
      <PublicShell
        productName={PRODUCT_NAME}
        homeHref={homeHref}
        legalHrefs={legalHrefs}
        onCookieSettings={wait}
        onSignIn={wait}
        onCreateAccount={wait}
        routeKey={homeHref}
      >
        <Start
          state={{ kind: 'ready' }}
          onSignIn={wait}
          onRegisteringChange={wait}
          onRegister={wait}
          trackingHref={trackingHref}
          onTrack={wait}
        />
      </PublicShell>
    </>,
  );
}
