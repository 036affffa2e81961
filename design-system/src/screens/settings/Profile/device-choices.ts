/** `denied`: the browser refuses, and only somebody in its settings can change that. */
export type DeviceNotifications = 'unsupported' | 'denied' | 'off' | 'on';

/** Something that is switched at once. */
export interface DeviceChoice {
  readonly isOn: boolean;
  /** The operating system asks for it, whatever is chosen here. */
  readonly isBySystem?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** What somebody chooses for the browser they are in. */
export interface DeviceChoices {
  readonly notifications: DeviceNotifications;
  /** Switched on, the browser is asked for its permission. */
  readonly onNotificationsChange: (isOn: boolean) => void;
  readonly lessMotion: DeviceChoice;
  readonly moreContrast: DeviceChoice;
  readonly letters: DeviceChoice;
}
