import { Card } from '../../../components/Card/Card.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { SettingsFrame } from '../../../patterns/SettingsFrame/SettingsFrame.tsx';
import { overviewCopy as copy } from './Overview.copy.ts';
import * as styles from './Overview.css.ts';

export interface OverviewProps {
  /** The pages that this person may see, in the order of the navigation. */
  places: readonly { readonly href: string; readonly title: string; readonly text: string }[];
}

/** The first page of the settings: a card with a line for each of the others. */
export function Overview({ places }: OverviewProps) {
  return (
    <SettingsFrame heading={copy.title} description={copy.about}>
      <ul className={styles.cards}>
        {places.map(({ href, title, text }) => (
          <li key={href}>
            <Card title={title}>
              <p>{text}</p>
              <Link href={href}>{copy.open(title)}</Link>
            </Card>
          </li>
        ))}
      </ul>
    </SettingsFrame>
  );
}
