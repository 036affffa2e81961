import type { DeviceChoices } from 'design-system/screens/settings/Profile/device-choices.ts';
import { useSyncExternalStore } from 'react';
import { lessMotion, moreContrast } from '../../browser/appearance.ts';
import {
  chooseDeviceNotifications,
  deviceNotificationsState,
  onDeviceNotifications,
} from '../../browser/device-notifications.ts';
import type { KeptChoice } from '../../browser/kept-choice.ts';
import { letterShortcuts } from '../../browser/letter-shortcuts.ts';

/** What is chosen for this browser, as it is now; the list of keys and other pages obey at once. */
export function useDeviceChoices(): DeviceChoices {
  return {
    notifications: useSyncExternalStore(onDeviceNotifications, () => deviceNotificationsState()),
    onNotificationsChange: (isOn) => void chooseDeviceNotifications(isOn),
    lessMotion: { ...useChoice(lessMotion), isBySystem: useMedia('(prefers-reduced-motion: reduce)') },
    moreContrast: { ...useChoice(moreContrast), isBySystem: useMedia('(prefers-contrast: more)') },
    letters: useChoice(letterShortcuts),
  };
}

function useChoice({ subscribe, isOn, choose }: KeptChoice) {
  return { isOn: useSyncExternalStore(subscribe, isOn), onChange: choose };
}

function useMedia(condition: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(condition);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(condition).matches,
  );
}
