import type { ReactNode } from 'react';
import type { TabsProps as AriaTabsProps } from 'react-aria-components/Tabs';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import * as strip from '../TabNav/TabNav.css.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  /** Unique among its siblings. */
  id: string;
  label: string;
  /** How many there are, as shown. */
  count?: string;
  /** The count asks for a person's attention. */
  isUrgent?: boolean;
  /** Out of reach for the keyboard too: say elsewhere why. */
  isDisabled?: boolean;
  /** Shown while this tab is selected, and mounted only then. */
  content: ReactNode;
}

export interface TabsProps extends Pick<AriaTabsProps, 'keyboardActivation'> {
  /** Names the row of tabs. */
  label: string;
  /** In the order shown; the first is selected where nothing else is said. */
  tabs: readonly TabItem[];
  /** The id of the tab that is shown, for an owner that keeps it. */
  selectedKey?: string;
  /** The id of the tab shown at first, where the tabs keep the selection themselves. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that was chosen. */
  onSelectionChange?: (id: string) => void;
}

/**
 * Views of the same thing in one place, of which one is shown, e.g. „Eingabe“ and „Ergebnis“ beside
 * each other. What has an address of its own, so that it can be bookmarked and gone back to, is a
 * `TabNav`. `keyboardActivation="manual"` waits for Enter where showing a tab has to load something.
 *
 * Source: react-aria-components, Tabs; WAI-ARIA Authoring Practices, tabs.
 */
export function Tabs({ label, tabs, onSelectionChange, ...selection }: TabsProps) {
  return (
    <AriaTabs {...selection} onSelectionChange={(id) => onSelectionChange?.(String(id))}>
      <TabList aria-label={label} className={strip.strip}>
        {tabs.map(({ id, label: words, count, isUrgent, isDisabled }) => (
          <Tab key={id} id={id} isDisabled={isDisabled} className={`${strip.tab} ${styles.tab}`}>
            {words}
            {count !== undefined && (
              <span className={strip.count} data-urgent={isUrgent || undefined}>
                {count}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
