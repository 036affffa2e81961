const TIME_ZONE = 'Europe/Berlin';

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const offset = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });

/** Calendar day and wall clock in Germany: where the carriers fetch and count their days. */
export function germanDayAndTime(instant: Date): { day: string; time: string } {
  const [day = '', time = ''] = clock.format(instant).split(' ');
  return { day, time };
}

/** The instant at which German clocks show a time (`HH:mm`) of a day. Must not lie in the hour that a clock change skips. */
export function germanInstant(day: string, time: string): Date {
  const asIfUtc = new Date(`${day}T${time}:00Z`);
  const name = offset.formatToParts(asIfUtc).find(({ type }) => type === 'timeZoneName')?.value;
  const hours = Number(name?.slice('GMT'.length, 'GMT+02'.length));
  return new Date(asIfUtc.getTime() - hours * 3_600_000);
}
