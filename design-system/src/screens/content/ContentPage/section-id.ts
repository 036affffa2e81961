/** The id of a section by its place in the text, from 1. Both who draws a text and who links into it know it. */
export function sectionId(place: number): string {
  return `abschnitt-${place}`;
}
