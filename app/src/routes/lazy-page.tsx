import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { type ComponentType, Suspense, use } from 'react';

/** A page whose code is loaded with the first visit. */
export interface LazyPage {
  /** Never rejects: where the code cannot be loaded, the page is one that throws the reason. */
  readonly load: () => Promise<ComponentType>;
  /** Before each further visit: a page whose code could not be loaded is tried once more. */
  readonly retry: () => void;
}

/**
 * Loads a page for the router, which shows its fallback for the first load for ever where `lazy` of a
 * route rejects: neither the error page nor the frame would come.
 */
export function lazyPage(loadCode: () => Promise<ComponentType>): LazyPage {
  let hasFailed = false;
  let code: Promise<ComponentType>;

  const start = () => {
    hasFailed = false;
    code = loadCode();
    code.catch(() => (hasFailed = true));
    return code;
  };

  function Late() {
    const Page = use(code);
    return <Page />;
  }

  function LatePage() {
    return (
      <Suspense fallback={<PendingBar isShown />}>
        <Late />
      </Suspense>
    );
  }

  return {
    load: () => start().catch(() => LatePage),
    retry: () => {
      if (hasFailed) start().catch(() => undefined);
    },
  };
}
