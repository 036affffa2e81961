import { Footprints } from '@lucide/icons';
import { Banner } from '../../../components/Banner/Banner.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { ButtonLink } from '../../../components/ButtonLink/ButtonLink.tsx';
import { firstStepsCopy as copy } from './FirstSteps.copy.ts';
import * as styles from './FirstSteps.css.ts';

/** Where the first steps lead; what is not there is not offered. */
export interface FirstStepsWays {
  readonly shipment?: string | undefined;
  readonly pickup?: string | undefined;
  readonly contacts?: string | undefined;
}

export interface FirstStepsProps {
  ways: FirstStepsWays;
  /** A way was taken, in this tab or another one: the hint has done its work. */
  onTaken: () => void;
  /** It is not wanted. */
  onHide: () => void;
}

const steps = ['shipment', 'pickup', 'contacts'] as const;

/** What somebody may begin with, shown above the list once. */
export function FirstSteps({ ways, onTaken, onHide }: FirstStepsProps) {
  return (
    <section aria-label={copy.label} className={styles.place}>
      <Banner
        tone="info"
        icon={Footprints}
        title={copy.title}
        actions={
          <>
            {steps.map((step, index) => {
              const href = ways[step];
              return (
                href !== undefined && (
                  <ButtonLink
                    key={step}
                    href={href}
                    size="sm"
                    variant={index === 0 ? 'primary' : 'secondary'}
                    onClick={onTaken}
                  >
                    {copy[step]}
                  </ButtonLink>
                )
              );
            })}
            <Button size="sm" variant="quiet" onPress={onHide}>
              {copy.hide}
            </Button>
          </>
        }
      >
        {copy.text}
      </Banner>
    </section>
  );
}
