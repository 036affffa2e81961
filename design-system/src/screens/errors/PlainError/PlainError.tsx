import { plainErrorCopy as copy } from './PlainError.copy.ts';
import { page } from './PlainError.css.ts';

/**
 * The error page where even the error page can't be shown, or the frame around it: without a frame and
 * of hardly any parts, so that it is always there. Its link loads the page anew.
 */
export function PlainError({ homeHref }: { homeHref: string }) {
  return (
    <main className={page}>
      <h1>{copy.title}</h1>
      <p>{copy.text}</p>
      <p>
        <a href={homeHref}>{copy.backHome}</a>
      </p>
    </main>
  );
}
