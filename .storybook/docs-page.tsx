import { lazy, Suspense } from 'react';

const Page = lazy(async () => {
  const { ComponentPage } = await import('../design-system/docs/component-page/ComponentPage.tsx');
  return { default: ComponentPage };
});

/** The page of a component. Its code comes only where pages are: stories under test do without. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
