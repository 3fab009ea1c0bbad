import { OperatorError } from '@foyer/server-kit'
import { EMAIL_PURPOSE } from './auth/purposes.ts'
import { createDeletions as createAuthDeletions } from './auth/store/createDeletions.ts'
import { createPersons as createAuthPersons } from './auth/store/createPersons.ts'
import { createUsers } from './auth/store/createUsers.ts'
import type { PersonSettings, Role } from './config.ts'
import { openAuthDatabase, openVaultDatabase, runOnStore } from './openStore.ts'
import { createSealer } from './shared/seal.ts'
import { normalizeEmail, toSubject } from './shared/subject.ts'
import { createDeletions as createVaultDeletions } from './vault/store/createDeletions.ts'
import { createPersons as createVaultPersons } from './vault/store/createPersons.ts'

type Person = {
  read: (subject: string) => Promise<object | undefined>
  delete: (subject: string) => Promise<boolean>
}

/**
 * Reads the data that one server has about the owner of a mailbox.
 *
 * @throws {OperatorError} there is no such person, or no database
 */
export async function exportPerson(role: Role, settings: PersonSettings, email: string): Promise<object> {
  const found = await withPerson(role, settings, (person) => person.read(subjectOf(settings, email)))
  if (!found) throw refuseUnknown(role)
  return found
}

/**
 * Deletes everything of the owner of a mailbox from one server's database, at once. The audit keeps what happened.
 *
 * @throws {OperatorError} there is no such person, or no database
 */
export async function deletePerson(role: Role, settings: PersonSettings, email: string): Promise<void> {
  if (!(await withPerson(role, settings, (person) => person.delete(subjectOf(settings, email)))))
    throw refuseUnknown(role)
}

const subjectOf = ({ pepper }: PersonSettings, email: string) => toSubject(pepper, normalizeEmail(email))

const withPerson = <T>(
  role: Role,
  settings: PersonSettings,
  run: (person: Person) => Promise<T>,
): Promise<T> =>
  runOnStore(settings, async (existing) => {
    if (role === 'auth') {
      const { drizzle: db, destroy } = await openAuthDatabase(existing)
      const emails = createSealer(settings.keyRing, EMAIL_PURPOSE)
      const { read } = createAuthPersons(db, createUsers({ db, emails }))
      return run({ read, delete: createAuthDeletions(db).purgeNow }).finally(destroy)
    }
    const { drizzle: db, destroy } = await openVaultDatabase(existing)
    return run({ ...createVaultPersons(db), delete: createVaultDeletions(db).purgeNow }).finally(destroy)
  })

const refuseUnknown = (role: Role) =>
  new OperatorError(
    `The database of ${role} has no wallet of this address. Users who log in with a provider have no address there.`,
    {
      section: 'people',
    },
  )
