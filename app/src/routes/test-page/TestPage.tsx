import type { PrintFormat } from 'contract';
import { lazyPart } from 'design-system/components/LazyPart';
import { MissingPanel } from 'design-system/patterns/MissingPart/MissingPanel';
import { PendingBar } from 'design-system/screens/shell/PendingBar/PendingBar';
import { TestPageButton } from 'design-system/screens/shipments/TestPage/TestPageButton';
import { useState } from 'react';
import type { OpenTestPageProps } from './OpenTestPage.tsx';

// Drawing a document takes a library along that not every visit needs.
const OpenTestPage = lazyPart<OpenTestPageProps>(
  async () => (await import('./OpenTestPage.tsx')).OpenTestPage,
  {
    whileLoading: () => <PendingBar isShown />,
    failed: ({ onClose }, retry) => <MissingPanel what="tools" onClose={onClose} {...retry} />,
  },
);

/** „Testseite drucken“ for a paper: the button, and the page of the platform once it is pressed. */
export function TestPage({ format }: { readonly format: PrintFormat }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TestPageButton onPress={() => setOpen(true)} />
      {isOpen && <OpenTestPage format={format} onClose={() => setOpen(false)} />}
    </>
  );
}
