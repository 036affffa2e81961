import { useLayoutEffect, useMemo, useRef } from 'react';
import { harmlessText } from '../../content/ContentPage/harmless-text.ts';
import { prose } from '../../content/ContentPage/prose.css.ts';
import { contentPagesCopy } from './ContentPages.copy.ts';
import * as styles from './PageFields.css.ts';

const copy = contentPagesCopy.editor;

/** A text as readers will see it: what they must not get is gone here too. */
export function PagePreview({ title, body }: { readonly title: string; readonly body: string }) {
  const { nodes } = useMemo(() => harmlessText(body), [body]);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(nodes.cloneNode(true)), [nodes]);
  return (
    <section className={styles.preview} aria-label={copy.previewTitle}>
      <h2 className={styles.previewTitle}>{title}</h2>
      <div ref={place} className={prose} />
    </section>
  );
}
