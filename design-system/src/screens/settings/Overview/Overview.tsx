import { Card } from '../../../components/Card/Card.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { SettingsFrame } from '../../../patterns/SettingsFrame/SettingsFrame.tsx';
import { overviewCopy as copy } from './Overview.copy.ts';
import * as styles from './Overview.css.ts';

export interface OverviewPlace {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** How it stands there now, e.g. „14 Sendungen offen“; undefined until it is known, null where it cannot be. */
  readonly fact: string | null | undefined;
}

export interface OverviewProps {
  /** The pages that this person may see, in the order of the navigation. */
  places: readonly OverviewPlace[];
}

/** The first page of the settings: a card for each of the others, with how it stands there now. */
export function Overview({ places }: OverviewProps) {
  return (
    <SettingsFrame heading={copy.title} description={copy.about}>
      <ul className={styles.cards}>
        {places.map(({ href, title, text, fact }) => (
          <li key={href}>
            <Card title={title}>
              <p className={styles.fact}>{fact === undefined ? <Skeleton width={0.6} /> : fact}</p>
              <p className={styles.text}>{text}</p>
              <Link href={href}>{copy.open(title)}</Link>
            </Card>
          </li>
        ))}
      </ul>
    </SettingsFrame>
  );
}
