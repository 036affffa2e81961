import type { ReactNode } from 'react';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import { ResourceView } from '../../../patterns/ResourceView/ResourceView.tsx';
import { SettingsFrame } from '../../../patterns/SettingsFrame/SettingsFrame.tsx';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { Forbidden } from '../../errors/Forbidden/Forbidden.tsx';

export interface SettingsResourceProps<Thing> {
  words: {
    readonly title: string;
    readonly about: string;
    readonly loading: string;
    readonly failed: string;
    readonly notFound: string;
  };
  /** The title of the section that comes first, which stands there while the rest is fetched. */
  firstSection: string;
  state: Resource<Thing>;
  homeHref: string;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
  children: (thing: Thing) => ReactNode;
}

/** A page of the settings about one thing that is fetched: its heading, and the thing once it is there. */
export function SettingsResource<Thing>({
  words,
  firstSection,
  state,
  homeHref,
  onRetry,
  children,
}: SettingsResourceProps<Thing>) {
  return (
    <SettingsFrame heading={words.title} description={words.about}>
      <ResourceView
        resource={state}
        words={{ loading: words.loading, failed: words.failed }}
        notFound={{ title: words.notFound }}
        renderRefusal={(refusal) => <Forbidden refusal={refusal} homeHref={homeHref} />}
        skeleton={
          <SettingsSection title={firstSection}>
            <Stack gap={3}>
              <Skeleton width={0.7} />
              <Skeleton width={0.5} />
            </Stack>
          </SettingsSection>
        }
        onRetry={onRetry}
      >
        {children}
      </ResourceView>
    </SettingsFrame>
  );
}
