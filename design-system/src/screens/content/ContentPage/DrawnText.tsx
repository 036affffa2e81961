import { prose } from './prose.css.ts';

export interface DrawnTextProps {
  /** Has been made harmless: nobody looks at it again. */
  html: string;
}

/** The text of a content page for the web server, which has no nodes to put there. In a browser take `ContentPage`. */
export function DrawnText({ html }: DrawnTextProps) {
  // oxlint-disable-next-line react/no-danger -- Trusted Types would refuse it in a browser, where it never runs.
  return <div className={prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
