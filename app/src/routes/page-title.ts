import { documentTitle } from 'design-system/screens/shell/page-titles.copy.ts';
import { useEffect } from 'react';
import { config } from '../services.ts';

/** Names the page in the browser's tab; `hasErrors` tells screen readers first that a form was refused. */
export function usePageTitle(title: string, hasErrors = false): void {
  useEffect(() => {
    document.title = documentTitle(title, config.productName, hasErrors);
  }, [title, hasErrors]);
}
