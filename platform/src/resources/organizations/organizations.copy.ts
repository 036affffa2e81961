import { count, SAVED_BOXES } from 'contract';

const soon = (minutes: number) => `Versuchen Sie es in ${count(minutes, 'Minute', 'Minuten')} erneut.`;

/** German words of the API about organisations and who joins them. */
export const organizationApiCopy = {
  notFound: 'Diese Organisation oder Person gibt es nicht oder Sie dürfen sie nicht sehen.',
  userAlreadyExists: 'Diese Person ist bereits im Team oder eingeladen.',
  userIsMember: 'Diese Person ist bereits beigetreten.',
  userHasNotJoined: 'Diese Person ist noch nicht beigetreten.',
  userHasNotJoinedDetail: 'Entfernen Sie die Person, wenn sie nicht beitreten soll.',
  alreadySetUp: 'Ihre Organisation ist bereits eingerichtet.',
  alreadySetUpDetail:
    'Ihre Angaben wurden nicht übernommen. Ändern Sie in den Einstellungen, was anders sein soll.',
  userIsDeactivated: 'Der Zugang dieser Person ist deaktiviert. Aktivieren Sie ihn zuerst.',
  userCreationFailed: 'Die Person konnte nicht angelegt werden. Versuchen Sie es später erneut.',
  tooManyInvitations: 'Zu viele Einladungen in kurzer Zeit',
  tooManyToAddress: (most: number, minutes: number) =>
    `An diese Adresse gehen höchstens ${count(most, 'Einladung', 'Einladungen')} in einer Stunde. ${soon(minutes)}`,
  tooManyOfOrganization: (most: number, minutes: number) =>
    `Ihre Organisation kann höchstens ${count(most, 'Einladung', 'Einladungen')} in einer Stunde senden. ${soon(minutes)}`,
  staffInviteNobody: 'In die Organisation, die Lotse betreibt, kann niemand eingeladen werden.',
  staffEndNothing: 'Die Organisation, die Lotse betreibt, kann nicht aufgelöst werden.',
  lastOwner: 'Mindestens ein Inhaber ist erforderlich.',
  ownRole: 'Ihre eigene Rolle können Sie nicht ändern.',
  ownAccess: 'Ihren eigenen Zugang können Sie nicht beenden.',
  customerNumberTaken: (orgName: string) => `Diese Kundennummer hat schon „${orgName}“.`,
  organizationStale: 'Diese Organisation wurde inzwischen geändert.',
  userStale: 'Diese Person wurde inzwischen geändert.',
  shipmentsUnderWay:
    'Die Organisation kann nicht aufgelöst werden, solange beauftragte Sendungen noch nicht zugestellt sind.',
  invitationClosed:
    'Diese Einladung ist nicht mehr gültig. Bitten Sie den Inhaber Ihrer Organisation, Sie erneut einzuladen.',
  invitationForSomebodyElse: 'Diese Einladung ist für eine andere E-\u2060Mail-Adresse bestimmt.',
  invitationForSomebodyElseDetail:
    'Melden Sie sich mit dem Konto an, dessen E-\u2060Mail-Adresse eingeladen wurde.',
  boxNotFound: 'Diese Verpackung hat inzwischen jemand entfernt.',
  boxNameTaken: 'So heißt schon eine andere Verpackung. Wählen Sie einen anderen Namen.',
  tooManyBoxes: `Mehr als ${count(SAVED_BOXES, 'eigene Verpackung', 'eigene Verpackungen')} sind nicht möglich. Entfernen Sie zuerst eine andere.`,
  testPageFailed: 'Die Testseite konnte nicht erstellt werden.',
} as const;
