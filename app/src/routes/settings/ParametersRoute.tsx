import { defaultGeography } from 'contract';
import { Parameters } from 'design-system/screens/settings/Parameters/Parameters';
import type { Parameters as Draft } from 'design-system/screens/settings/Parameters/parameters-input.ts';
import { changeOrganization, ownRecord } from '../../data/organization-records.ts';
import { preloadRead, useRead } from '../../data/use-read.ts';
import { pages } from '../../pages/pages.ts';
import { useServedGeography } from '../new-shipment/use-served-geography.ts';
import { useSettingsForm } from './use-settings-form.ts';

export function preload(): void {
  preloadRead(ownRecord());
}

/** `/einstellungen/parameter` */
export function Component() {
  const form = useSettingsForm({
    read: useRead(ownRecord()),
    write: changeOrganization,
    toCall: (settings: Draft, version) => ({ version, settings }),
  });
  const { geography = defaultGeography } = useServedGeography();
  return <Parameters {...form} countries={geography.countries} homeHref={pages.start.href()} />;
}
