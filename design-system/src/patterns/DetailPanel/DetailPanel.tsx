import { type ReactNode, useRef } from 'react';
import { SidePanel, type SidePanelProps } from '../../components/SidePanel/SidePanel.tsx';
import * as styles from './DetailPanel.css.ts';

export interface DetailPanelProps extends Pick<
  SidePanelProps,
  | 'label'
  | 'closeLabel'
  | 'isOpen'
  | 'onOpenChange'
  | 'actions'
  | 'notice'
  | 'shouldTakeFocus'
  | 'initialFocusRef'
> {
  /** The heading, in whatever state the detail is: a number or a name, or what kind of thing it is. */
  title: ReactNode;
  /** Beside the heading, such as a button that copies it. */
  titleActions?: ReactNode;
  /** Above the heading, at the start of the line of the close button: the state of the thing. */
  mark?: ReactNode;
  /** A `ResourceView` with `DetailSection`s in it. */
  children: ReactNode;
  /** Buttons that stay at the lower edge: of a form, the one that saves first. */
  foot?: ReactNode;
}

/**
 * One thing beside the list it belongs to: state, heading, what is known of it in sections, and what is done with
 * it. The heading is there from the beginning and takes the focus as the panel opens, unless a form names its first
 * field.
 *
 * Source: WCAG 2.4.3; docs/decisions/0017
 */
export function DetailPanel({
  title,
  titleActions,
  mark,
  children,
  foot,
  initialFocusRef,
  ...panel
}: DetailPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <SidePanel {...panel} header={mark} initialFocusRef={initialFocusRef ?? heading}>
      <div className={styles.title}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {title}
        </h2>
        {titleActions}
      </div>
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </SidePanel>
  );
}
