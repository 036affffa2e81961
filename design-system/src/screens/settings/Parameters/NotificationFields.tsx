import { Stack } from '../../../components/Stack/Stack.tsx';
import { BoundCheckboxGroup } from '../../../forms/choice-fields.tsx';
import type { Form } from '../../../forms/form.ts';
import { useField } from '../../../forms/useField.ts';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import { type parametersSchema, statusOptions, typeOptions } from './parameters-input.ts';
import { parametersCopy as copy } from './Parameters.copy.ts';

/** Of what the organisation is told at once; without changes of status there is nothing to choose among them. */
export function NotificationFields({ form }: { form: Form<typeof parametersSchema> }) {
  const { value: types } = useField(form.at('notificationTypes'));
  const areStatusesShown = types.includes('shipment-status-updated');
  return (
    <SettingsSection title={copy.section} description={copy.sectionAbout}>
      <Stack gap={4}>
        <BoundCheckboxGroup field={form.at('notificationTypes')} label={copy.types} options={typeOptions} />
        <BoundCheckboxGroup
          field={form.at('notificationShipmentStatuses')}
          label={copy.statuses}
          description={areStatusesShown ? undefined : copy.statusesOff}
          options={statusOptions}
          isDisabled={!areStatusesShown}
        />
      </Stack>
    </SettingsSection>
  );
}
