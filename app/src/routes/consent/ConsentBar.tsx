import { NavigationProvider } from 'design-system/components/Link';
import { CookieBar } from 'design-system/screens/shell/CookieBar/CookieBar';
import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { pageConsent } from '../../consent/page-consent.ts';
import { pages } from '../../pages/pages.ts';
import { openSettings } from './ConsentHost.tsx';

/** The cookie bar, until somebody has decided, here or in another tab. */
export function ConsentBar() {
  const { isConsentGiven } = useSyncExternalStore(pageConsent.subscribe, pageConsent.getSnapshot);
  const navigate = useNavigate();
  if (isConsentGiven !== undefined) return null;
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>
      <CookieBar
        privacyHref={pages.privacy.href()}
        onAcceptAll={pageConsent.acceptAll}
        onOnlyNecessary={pageConsent.acceptNecessary}
        onSettings={openSettings}
      />
    </NavigationProvider>
  );
}
