import type { ReactNode } from 'react';
import { PageHeading, type PageHeadingProps } from '../../components/PageHeading/PageHeading.tsx';
import * as styles from './SettingsFrame.css.ts';

export interface SettingsFrameProps extends Pick<PageHeadingProps, 'actions' | 'description'> {
  heading: string;
  /** `SettingsSection`s; of what is fetched, in a `ResourceView`. */
  children: ReactNode;
  /** While something is changed: what, and the buttons that save and discard it. */
  foot?: ReactNode;
}

/** A page of settings inside `SettingsLayout`: heading, sections, and what is done with changes at the lower edge. */
export function SettingsFrame({ heading, actions, description, children, foot }: SettingsFrameProps) {
  return (
    <>
      <PageHeading actions={actions} description={description}>
        {heading}
      </PageHeading>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
}
