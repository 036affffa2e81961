import * as v from 'valibot';
import { contentPageMessages } from './content-page-messages.copy.ts';
import { ruleMessages } from './messages.copy.ts';

/** The first mistake in an HTML text. */
export interface HtmlFault {
  /** Counted from 1. */
  readonly line: number;
  /** The element that is not closed, or null for any other mistake. */
  readonly unclosed: string | null;
}

/** Finds the first mistake in a text that should be HTML; undefined where there is none. */
export type HtmlCheck = (html: string) => HtmlFault | undefined;

/** What a page of text may hold, in characters; the longest terms that anybody writes have a tenth of it. */
const MAX_LENGTH = 500_000;
/** Line breaks and tabs belong to it; no other control, no half of a character. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/**
 * HTML that must be given and be written without mistakes. The reading of it stands in `contract/html`, which is
 * loaded only where somebody writes pages.
 */
export function htmlText(findHtmlFault: HtmlCheck) {
  const { required, maxLength } = ruleMessages.specified;
  return v.config(
    v.pipe(
      v.string(required),
      v.transform((text) => text.replace(unstorable, '').normalize('NFC').trim()),
      v.nonEmpty(required),
      v.maxLength(MAX_LENGTH, maxLength(MAX_LENGTH)),
      v.rawCheck(({ dataset, addIssue }) => {
        const fault = dataset.typed ? findHtmlFault(dataset.value) : undefined;
        if (fault) addIssue({ message: contentPageMessages.htmlAt(fault.line, fault.unclosed) });
      }),
    ),
    { abortPipeEarly: true },
  );
}

/**
 * The HTML that stands on a content page: what texts are made of, and nothing that runs, loads, looks or asks.
 * Each side that makes it harmless does so by this list.
 */
export const contentHtml = {
  tags: 'h2 h3 h4 p br hr blockquote address div span ul ol li dl dt dd strong b em i small sub sup code a table caption thead tbody tr th td'.split(
    ' ',
  ),
  attributes: { a: ['href'], th: ['scope', 'colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  schemes: ['https', 'http', 'mailto', 'tel'],
  /** How deep elements may lie in each other. */
  nesting: 50,
} as const;
