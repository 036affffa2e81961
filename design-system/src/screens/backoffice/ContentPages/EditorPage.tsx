import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../../components/Breadcrumbs/Breadcrumbs.tsx';
import { PageHeading, type PageHeadingProps } from '../../../components/PageHeading/PageHeading.tsx';
import { contentPagesCopy } from './ContentPages.copy.ts';
import * as styles from './PageFields.css.ts';

const copy = contentPagesCopy.editor;

export interface EditorPageProps extends Pick<PageHeadingProps, 'actions' | 'description'> {
  readonly heading: string;
  readonly listHref: string;
  readonly children: ReactNode;
}

/** The page of one content page: the way back to all of them, heading, and what is done with it. */
export function EditorPage({ heading, listHref, children, ...more }: EditorPageProps) {
  return (
    <div className={styles.page}>
      <Breadcrumbs
        label={copy.path}
        items={[{ label: contentPagesCopy.title, href: listHref }]}
        current={heading}
      />
      <PageHeading {...more}>{heading}</PageHeading>
      {children}
    </div>
  );
}
