import { Providers } from 'design-system/components/Providers';
import { cookieEntries } from 'design-system/screens/shell/CookieSettings/cookie-entries.ts';
import { CookieSettings } from 'design-system/screens/shell/CookieSettings/CookieSettings';
import { useNavigate } from 'react-router';
import { pageConsent } from '../../consent/page-consent.ts';
import { pages } from '../../pages/pages.ts';
import { config } from '../../services.ts';
import { closeSettings } from './ConsentHost.tsx';

/** The dialog in which a visitor decides about each purpose. */
export function ConsentSettings() {
  const navigate = useNavigate();
  const closing = (decide: () => void) => () => {
    closeSettings();
    // The focus is back where it came from a frame later; if that was the bar, it knows where it goes from there.
    requestAnimationFrame(() => requestAnimationFrame(decide));
  };
  return (
    <Providers navigate={(href) => closing(() => void navigate(href))()}>
      <CookieSettings
        entries={cookieEntries(config.consent?.days)}
        enabledIds={pageConsent.getSnapshot().enabledIds}
        privacyHref={pages.privacy.href()}
        onSave={(ids) => closing(() => pageConsent.save(ids))()}
        onDeclineAll={closing(pageConsent.declineAll)}
        onClose={closeSettings}
      />
    </Providers>
  );
}
