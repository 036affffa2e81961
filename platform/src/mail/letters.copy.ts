import type { Role } from 'contract';
import { roleLabels } from 'contract';

const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' });

/** German words of the letters that the platform sends. */
export const lettersCopy = {
  greeting: (name: string) => (name === '' ? 'Guten Tag,' : `Guten Tag ${name},`),
  invitation: {
    subject: (orgName: string) => `Einladung in das Team von ${orgName}`,
    text: (inviter: string | null, orgName: string, roleKey: Role) =>
      `${inviter === null ? 'Sie wurden' : `${inviter} hat Sie`} in das Team von ${orgName} eingeladen. ` +
      `Mit Lotse beauftragen und verfolgen Sie dort gemeinsam Sendungen. Ihre Rolle: ${roleLabels[roleKey]}.`,
    action: 'Einladung annehmen',
    foot: (until: Date) =>
      `Die Einladung gilt bis zum ${day.format(until)}. Wenn Sie keine Einladung erwartet haben, müssen Sie nichts tun.`,
  },
  quote: {
    answered: {
      subject: (number: string) => `Ihr Angebot ${number} liegt vor`,
      text: (number: string) => `zu Ihrer Preisanfrage ${number} liegt ein Angebot vor.`,
      action: 'Angebot ansehen',
    },
    refused: {
      subject: (number: string) => `Ihre Preisanfrage ${number} wurde beantwortet`,
      text: (number: string) =>
        `auf Ihre Preisanfrage ${number} können wir leider kein Angebot machen. Die Begründung finden Sie in Lotse.`,
      action: 'Preisanfrage ansehen',
    },
    foot: 'Diese Nachricht erhalten Sie, weil Sie ein individuelles Angebot angefordert haben.',
  },
} as const;
