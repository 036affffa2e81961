import type { ReactNode } from 'react';
// RouterProvider is the one part of react-aria-components without an entry of its own.
// oxlint-disable-next-line no-restricted-imports
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ConfirmProvider } from '../ConfirmProvider/ConfirmProvider.tsx';
import type { Navigate } from '../Link/navigation.tsx';
import { NavigationProvider } from '../Link/navigation.tsx';

export interface ProvidersProps {
  /** Goes to an address of this site without loading the page anew. Without it links load the page. */
  navigate?: Navigate;
  /** The whole page. */
  children: ReactNode;
}

/**
 * What react-aria's components and ours need above them: German in every text and date of
 * react-aria whatever the browser speaks, client navigation, and the confirm dialog.
 * Every layout stands in one, except those of strangers, which have no react-aria: questions and toasts bring it along
 * with the first of them.
 */
export function Providers({ navigate, children }: ProvidersProps) {
  const confirming = <ConfirmProvider>{children}</ConfirmProvider>;
  return (
    <I18nProvider locale="de-DE">
      {navigate ? (
        <RouterProvider navigate={navigate}>
          <NavigationProvider navigate={navigate}>{confirming}</NavigationProvider>
        </RouterProvider>
      ) : (
        confirming
      )}
    </I18nProvider>
  );
}
