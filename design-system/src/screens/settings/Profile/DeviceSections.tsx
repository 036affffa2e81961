import { Stack } from '../../../components/Stack/Stack.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { SettingsSection } from '../../../patterns/SettingsFrame/SettingsSection.tsx';
import type { DeviceChoice, DeviceChoices } from './device-choices.ts';
import { profileCopy as copy } from './Profile.copy.ts';

export interface DeviceSectionsProps extends DeviceChoices {
  /** Whether this person is shown news at all: where not, the device shows none either. */
  areToastsShown: boolean;
}

/** What holds for this browser only: news while nobody looks, and what makes the pages easier to use. */
export function DeviceSections({
  notifications,
  onNotificationsChange,
  areToastsShown,
  lessMotion,
  moreContrast,
  letters,
}: DeviceSectionsProps) {
  const isOn = notifications === 'on';
  const help = copy.deviceNotificationsHelp[notifications];
  return (
    <>
      <SettingsSection title={copy.device} description={copy.deviceAbout}>
        <Switch
          label={copy.deviceNotifications}
          description={isOn && !areToastsShown ? copy.needsToasts : help}
          isSelected={isOn}
          isDisabled={notifications === 'denied' || notifications === 'unsupported'}
          onChange={onNotificationsChange}
        />
      </SettingsSection>
      <SettingsSection title={copy.accessibility} description={copy.accessibilityAbout}>
        <Stack gap={4}>
          <ChoiceSwitch label={copy.lessMotion} help={copy.lessMotionHelp} {...lessMotion} />
          <ChoiceSwitch label={copy.moreContrast} help={copy.moreContrastHelp} {...moreContrast} />
          <ChoiceSwitch label={copy.letters} help={copy.lettersHelp} {...letters} />
        </Stack>
      </SettingsSection>
    </>
  );
}

interface ChoiceSwitchProps extends DeviceChoice {
  label: string;
  help: string;
}

function ChoiceSwitch({ label, help, isOn, isBySystem = false, onChange }: ChoiceSwitchProps) {
  return (
    <Switch
      label={label}
      description={isBySystem ? copy.bySystem : help}
      isSelected={isOn || isBySystem}
      isDisabled={isBySystem}
      onChange={onChange}
    />
  );
}
