import { expect, test, vi } from 'vitest';
import {
  chooseDeviceNotifications,
  type DeviceNotificationApi,
  deviceNotificationsState,
} from './device-notifications.ts';
import { keptChoice } from './kept-choice.ts';
import { memoryStorage } from './testing/memory-storage.ts';

/** A browser whose person answers like this when they are asked. */
function browser(permission: NotificationPermission, answer: NotificationPermission = permission) {
  const api = {
    permission,
    requestPermission: vi.fn(() => {
      api.permission = answer;
      return Promise.resolve(answer);
    }),
  };
  return api satisfies DeviceNotificationApi;
}

test('the browser is asked when somebody switches it on, and not before', async () => {
  const choice = keptChoice('device', false, memoryStorage());
  const api = browser('default', 'granted');
  expect(deviceNotificationsState(choice, api)).toBe('off');
  expect(api.requestPermission).not.toHaveBeenCalled();
  await chooseDeviceNotifications(true, choice, api);
  expect(api.requestPermission).toHaveBeenCalledTimes(1);
  expect(deviceNotificationsState(choice, api)).toBe('on');
  await chooseDeviceNotifications(false, choice, api);
  expect(deviceNotificationsState(choice, api)).toBe('off');
  await chooseDeviceNotifications(true, choice, api);
  expect(api.requestPermission).toHaveBeenCalledTimes(1);
});

test('whoever refuses, or takes the permission back, is shown nothing', async () => {
  const choice = keptChoice('device', false, memoryStorage());
  const refusing = browser('default', 'denied');
  await chooseDeviceNotifications(true, choice, refusing);
  expect(choice.isOn()).toBe(false);
  expect(deviceNotificationsState(choice, refusing)).toBe('denied');
  choice.choose(true);
  expect(deviceNotificationsState(choice, browser('default'))).toBe('off');
});
