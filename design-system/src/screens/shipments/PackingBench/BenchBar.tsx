import { LogOut } from '@lucide/icons';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { BrandMark } from '../../../components/BrandMark/BrandMark.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TopBarHome } from '../../../layouts/TopBarParts/TopBarHome.tsx';
import * as styles from './BenchBar.css.ts';
import { packingBenchCopy as copy } from './PackingBench.copy.ts';

export interface BenchBarProps {
  readonly productName: string;
  /** Who packs here. */
  readonly personName: string;
  readonly hrefs: {
    readonly home: string;
    /** Where somebody goes who packs no more. */
    readonly leave: string;
  };
  readonly hasSound: boolean;
  readonly onSoundChange: (hasSound: boolean) => void;
}

/** The bar of the bench: what this is, who packs, and the one way out. */
export function BenchBar({ productName, personName, hrefs, hasSound, onSoundChange }: BenchBarProps) {
  return (
    <div className={styles.bar}>
      <span className={styles.brand}>
        <TopBarHome href={hrefs.home}>
          <BrandMark name={productName} />
        </TopBarHome>
      </span>
      <h1 className={styles.title} tabIndex={-1}>
        {copy.title}
      </h1>
      <span className={styles.spacer} />
      <Switch label={copy.sound} isSelected={hasSound} onChange={onSoundChange} />
      <span className={styles.person}>
        <Avatar name={personName} />
        {personName}
      </span>
      <ButtonLink size="sm" icon={LogOut} href={hrefs.leave}>
        {copy.leave}
      </ButtonLink>
    </div>
  );
}
