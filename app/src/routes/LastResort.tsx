import { PlainError } from 'design-system/screens/errors/PlainError/PlainError';
import { documentTitle, pageTitles } from 'design-system/screens/shell/page-titles.copy.ts';
import { Component, type ReactNode } from 'react';
import { leaveUnasked } from '../browser/closing.ts';
import { reportError } from '../monitoring/report-error.ts';
import { pages } from '../pages/pages.ts';
import { config } from '../services.ts';

/**
 * Around everything: what no route's error page could take up, because it or its frame has thrown as
 * well, or could not be loaded, ends here.
 */
export class LastResort extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override componentDidCatch(error: unknown): void {
    document.title = documentTitle(pageTitles.failed, config.productName);
    reportError(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PlainError homeHref={pages.start.href()} onReload={() => leaveUnasked(() => location.reload())} />
    );
  }
}
