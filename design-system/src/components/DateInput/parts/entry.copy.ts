/** What every field of days says about days that it can't report. */
export const entryCopy = {
  impossible: 'Diesen Tag gibt es nicht.',
  incomplete: 'Das Datum ist unvollständig. Geben Sie Tag, Monat und Jahr an.',
};
