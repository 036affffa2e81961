import { Button } from '../../../components/Button/Button.tsx';
import { plainErrorCopy as copy } from './PlainError.copy.ts';
import { page } from './PlainError.css.ts';

export interface PlainErrorProps {
  homeHref: string;
  onReload: () => void;
}

/**
 * The error page where even the error page can't be shown, or the frame around it: without a frame and
 * of hardly any parts, so that it is always there.
 */
export function PlainError({ homeHref, onReload }: PlainErrorProps) {
  return (
    <main className={page}>
      <h1>{copy.heading(INTERNAL_ERROR, copy.specified.unknown)}</h1>
      <p>{copy.unknownText}</p>
      <p>
        <Button onPress={onReload}>{copy.reload}</Button>
      </p>
      <p>
        <a href={homeHref}>{copy.backHome}</a>
      </p>
    </main>
  );
}

const INTERNAL_ERROR = 500;
