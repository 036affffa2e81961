import { type CountryDraft, countryDraftSchema } from 'contract';
import { findPatternFault } from 'contract/postal-pattern';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { BoundSwitch, BoundTextField } from '../../../forms/fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { useField, useFieldPlace, useSettledText } from '../../../forms/useField.ts';
import { factsByField } from '../../../patterns/VersionDiff/field-changes.ts';
import { SettingsForm } from '../../settings/saving/SettingsForm.tsx';
import type { CountrySaving } from './countries-state.ts';
import { countriesCopy } from './Countries.copy.ts';
import { yesOrNo } from './country-columns.tsx';
import { toCountryDraft } from './country-draft.ts';
import { PatternTester } from './PatternTester.tsx';

const { panel: copy, columns } = countriesCopy;

const schema = countryDraftSchema({ findPatternFault });

/** What staff decide of a country. */
export function CountryForm({ saving }: { readonly saving: CountrySaving }) {
  return (
    <SettingsForm
      label={copy.form}
      schema={schema}
      saving={saving}
      toDraft={toCountryDraft}
      factsOf={factsOf}
    >
      {(form) => (
        <Stack gap={4}>
          <BoundSwitch field={form.at('isActive')} label={columns.active} description={copy.activeHelp} />
          <Membership form={form} />
          <BoundTextField
            field={form.at('postalCodePattern')}
            label={columns.pattern}
            description={copy.patternHelp}
            spellCheck={false}
            isMono
          />
          <BoundTextField
            field={form.at('postalCodeExample')}
            label={copy.exampleLabel}
            description={copy.exampleHelp}
          />
          <LivePatternTester form={form} countryCode={saving.began.code} />
          <BoundSwitch field={form.at('strict')} label={copy.strict} description={copy.strictHelp} />
          <BoundSwitch field={form.at('isPostalCodeRequired')} label={columns.postalCode} />
          <BoundSwitch field={form.at('isRegionRequired')} label={columns.region} />
        </Stack>
      )}
    </SettingsForm>
  );
}

/** Joining the EU ends customs, and leaving it brings them, as in the list. */
function Membership({ form }: { readonly form: Form<typeof schema> }) {
  const field = form.at('isEuMember');
  useFieldPlace(field, columns.euMember);
  const { value: isMember, error } = useField(field);
  return (
    <>
      <Switch
        id={field.id}
        label={columns.euMember}
        isSelected={isMember}
        errorMessage={error}
        onChange={(isJoining) => {
          form.setAll({ isCustomsRequired: !isJoining });
          field.choose(isJoining);
        }}
      />
      <BoundSwitch
        field={form.at('isCustomsRequired')}
        label={columns.customs}
        description={copy.customsHelp}
        isDisabled={isMember}
      />
    </>
  );
}

interface LivePatternTesterProps {
  readonly form: Form<typeof schema>;
  readonly countryCode: string;
}

/** Tries what is being typed, and renders by itself. */
function LivePatternTester({ form, countryCode }: LivePatternTesterProps) {
  return <PatternTester pattern={useSettledText(form.at('postalCodePattern'))} countryCode={countryCode} />;
}

/** What the form says, in words. */
export function factsOf(draft: CountryDraft) {
  return factsByField<CountryDraft>({
    isActive: { label: columns.active, value: yesOrNo(draft.isActive) },
    isEuMember: { label: columns.euMember, value: yesOrNo(draft.isEuMember) },
    isCustomsRequired: { label: columns.customs, value: yesOrNo(draft.isCustomsRequired) },
    postalCodePattern: { label: columns.pattern, value: draft.postalCodePattern || copy.none },
    postalCodeExample: { label: copy.exampleLabel, value: draft.postalCodeExample || copy.none },
    strict: { label: copy.strict, value: yesOrNo(draft.strict) },
    isPostalCodeRequired: { label: columns.postalCode, value: yesOrNo(draft.isPostalCodeRequired) },
    isRegionRequired: { label: columns.region, value: yesOrNo(draft.isRegionRequired) },
  });
}
