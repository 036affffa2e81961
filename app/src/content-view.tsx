import {
  ContentArticle,
  type ContentSection,
} from 'design-system/screens/content/ContentPage/ContentArticle';
import { ContentFrame } from 'design-system/screens/content/ContentPage/ContentFrame';
import { DrawnText } from 'design-system/screens/content/ContentPage/DrawnText';
import { sectionId } from 'design-system/screens/content/ContentPage/section-id.ts';
import type { LegalHrefs } from 'design-system/screens/shell/legal-links';
import { documentTitle } from 'design-system/screens/shell/page-titles.copy.ts';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { PublicShell } from 'design-system/screens/shell/PublicShell/PublicShell';
import { renderToString } from 'react-dom/server';

/** Put in by the build, since the table of pages brings the code of all of them. */
declare const hrefsOfFrame: { readonly home: string; readonly legal: LegalHrefs };

/** A content page as the web server has it. */
export interface SentContentPage {
  readonly title: string;
  /** ISO 8601 with zone. */
  readonly updatedAt: string;
  /** HTML that has been made harmless: headings have no attributes, and text is escaped. */
  readonly body: string;
}

const wait = () => undefined;

/**
 * A content page as markup and the title of its document. Built for the web server, which draws with it what
 * strangers and search engines are sent; the app takes its place as it does that of the start page.
 */
export function renderContentPage(
  { title, updatedAt, body }: SentContentPage,
  productName: string,
): { readonly title: string; readonly markup: string } {
  const { html, sections } = withSections(body);
  const markup = renderToString(
    <>
      <PendingBar isShown={false} />
      <PublicShell
        productName={productName}
        homeHref={hrefsOfFrame.home}
        legalHrefs={hrefsOfFrame.legal}
        onSignIn={wait}
        onCreateAccount={wait}
        onCookieSettings={wait}
        routeKey=""
      >
        <ContentFrame>
          <ContentArticle title={title} updatedAt={updatedAt} sections={sections}>
            <DrawnText html={html} />
          </ContentArticle>
        </ContentFrame>
      </PublicShell>
    </>,
  );
  return { title: documentTitle(title, productName), markup };
}

/** Gives the sections of a text the ids that its table of contents leads to, as the app does with its nodes. */
function withSections(body: string): { html: string; sections: ContentSection[] } {
  const sections: ContentSection[] = [];
  const html = body.replaceAll(/<h2>(.*?)(?:<\/h2>|$)/gs, (_, heading: string) => {
    const id = sectionId(sections.length + 1);
    sections.push({ id, title: textOf(heading) });
    return `<h2 id="${id}" tabindex="-1">${heading}</h2>`;
  });
  return { html, sections };
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*(?:>|$)/g, '')
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => characters[name] ?? '')
    .trim();
}
