import type { PersonRef } from 'contract';
import { findPerson } from '../identity/people.ts';
import type { DatabaseSession } from '../store/index.ts';
import { UNKNOWN_PERSON } from './person-ref.copy.ts';

/** A person as records name them. The token tells the id only. */
export async function personRef(db: DatabaseSession, personId: string): Promise<PersonRef> {
  const person = await findPerson(db, personId);
  const name = person ? `${person.givenName} ${person.familyName}`.trim() : '';
  return { id: personId, full_name: name || UNKNOWN_PERSON };
}
