import { type KeptChoice, keptChoice } from './kept-choice.ts';

/** `denied`: the browser refuses, and only somebody in its settings can change that. */
export type DeviceNotificationsState = 'unsupported' | 'denied' | 'off' | 'on';

const chosen = keptChoice('lotse.device-notifications', false);

/** What the browser has for it; missing where the page is not served securely, and on some phones. */
export type DeviceNotificationApi = Pick<typeof Notification, 'permission' | 'requestPermission'>;

const ofBrowser = (): DeviceNotificationApi | undefined =>
  'Notification' in globalThis ? globalThis.Notification : undefined;

/** Whether news is shown on this device while nobody looks at the page. */
export function deviceNotificationsState(
  choice: Pick<KeptChoice, 'isOn'> = chosen,
  api: DeviceNotificationApi | undefined = ofBrowser(),
): DeviceNotificationsState {
  if (!api) return 'unsupported';
  if (api.permission === 'denied') return 'denied';
  // Whoever takes the permission back in the browser has switched it off.
  return choice.isOn() && api.permission === 'granted' ? 'on' : 'off';
}

/** Switches it on or off; the browser is asked here and nowhere else. */
export async function chooseDeviceNotifications(
  isOn: boolean,
  choice: Pick<KeptChoice, 'choose'> = chosen,
  api: DeviceNotificationApi | undefined = ofBrowser(),
): Promise<void> {
  if (isOn && api?.permission === 'default') await api.requestPermission();
  choice.choose(isOn && api?.permission === 'granted');
}

export const onDeviceNotifications = chosen.subscribe;
