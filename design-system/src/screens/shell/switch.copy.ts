const each = (subject: string, begun: readonly string[]) =>
  begun.map((words) => `${subject} ${words}.`).join(' ');

const staysWith = ({ length }: readonly string[], organization: string) =>
  length > 1
    ? `Diese Entwürfe gehören zu ${organization} und bleiben dort gespeichert. Ersetzt werden sie erst, wenn Sie dieselben Formulare im selben Tab für eine andere Organisation ausfüllen.`
    : `Dieser Entwurf gehört zu ${organization} und bleibt dort gespeichert. Ersetzt wird er erst, wenn Sie dasselbe Formular im selben Tab für eine andere Organisation ausfüllen.`;

/** Words of the question before another organisation is signed into: what is kept stays with the one that it was typed for. */
export const switchCopy = {
  title: 'Organisation wechseln?',
  here: (begun: readonly string[], organization: string) =>
    `${each('Sie haben', begun)} ${staysWith(begun, organization)}`,
  elsewhere: (begun: readonly string[], organization: string) =>
    `${each('In einem anderen Tab haben Sie', begun)} Auch dort wird gewechselt. ${staysWith(begun, organization)}`,
  order: (organization: string) =>
    `Ob Ihre Sendung beauftragt ist, steht noch nicht fest. Das klärt sich auch nach dem Wechsel: Sehen Sie danach in der Sendungsliste von ${organization} nach, bevor Sie die Sendung erneut beauftragen.`,
  accept: 'Wechseln',
  reject: 'Hier bleiben',
} as const;
