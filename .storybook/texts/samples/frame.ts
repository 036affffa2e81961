import type { SamplesByKey } from './samples-by-key.ts';

const begunShipment = 'eine Sendung begonnen und noch nicht beauftragt';
const begunContact = 'einen Kontakt geändert und noch nicht gespeichert';

/** Arguments of texts of the frame around pages. */
export const samplesOfFrame: SamplesByKey = {
  errorPageTitle: [[{ kind: 'notFound' }], [{ kind: 'outdated' }]],
  'pagesCopy.errorCode': [['E-17']],
  'signOutCopy.signOut.kept': [[[begunShipment]], [[begunShipment, begunContact]]],
  'signOutCopy.signOut.elsewhere': [[[begunShipment]]],
  'signOutCopy.signOut.both': [
    [[begunShipment], [begunShipment]],
    [[begunShipment], [begunContact]],
  ],
  'switchCopy.here': [
    [[begunShipment], 'Tietze Feinmechanik GmbH'],
    [[begunShipment, begunContact], 'Tietze Feinmechanik GmbH'],
  ],
  'switchCopy.elsewhere': [[[begunShipment], 'Tietze Feinmechanik GmbH']],
  'keysCopy.goTo': [['Sendungen']],
  'commandsCopy.organizationOf': [['Tietze Feinmechanik GmbH']],
};
