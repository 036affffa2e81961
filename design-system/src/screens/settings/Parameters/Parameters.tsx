import type { Country, OrganizationRecord } from 'contract';
import type { Resource } from '../../../patterns/ResourceView/resource.ts';
import type { SettingsSaving } from '../saving/settings-saving.ts';
import { SettingsForm } from '../saving/SettingsForm.tsx';
import { SettingsResource } from '../saving/SettingsResource.tsx';
import { NotificationFields } from './NotificationFields.tsx';
import { factsOf, type Parameters as Draft, parametersSchema, toDraft, toInput } from './parameters-input.ts';
import { parametersCopy as copy } from './Parameters.copy.ts';
import { ShipmentFields } from './ShipmentFields.tsx';

export interface ParametersProps {
  state: Resource<OrganizationRecord>;
  homeHref: string;
  /** Those that can be chosen as a destination. */
  countries: readonly Country[];
  /** Null until there is something to edit. */
  saving: SettingsSaving<OrganizationRecord, Draft> | null;
  /** Its promise, if it gives one, tells how long the attempt takes. */
  onRetry: () => unknown;
}

/** What the whole organisation is told at once, what its shipments begin with, and what it prints on. */
export function Parameters({ state, homeHref, countries, saving, onRetry }: ParametersProps) {
  return (
    <SettingsResource
      words={copy}
      firstSection={copy.section}
      state={state}
      homeHref={homeHref}
      onRetry={onRetry}
    >
      {() =>
        saving && (
          <SettingsForm
            label={copy.form}
            schema={parametersSchema}
            saving={saving}
            toDraft={toDraft}
            toInput={toInput}
            factsOf={factsOf}
          >
            {(form) => (
              <>
                <NotificationFields form={form} />
                <ShipmentFields form={form} countries={countries} />
              </>
            )}
          </SettingsForm>
        )
      }
    </SettingsResource>
  );
}
