/** German words of the rules of pickups. */
export const pickupMessages = {
  timeInvalid: 'Geben Sie eine Uhrzeit von 00:00 bis 23:59 ein.',
  noWeekday: 'Wählen Sie mindestens einen Wochentag.',
  endBeforeStart: 'Das Ende liegt vor dem Beginn.',
  noDay: 'In diesem Zeitraum liegt kein Termin.',
  timeOver: 'Diese Uhrzeit ist heute schon vorbei.',
  earliestAfterLatest: 'Die früheste Abholzeit liegt nach der spätesten.',
} as const;
