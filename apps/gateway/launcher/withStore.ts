import { createDatabase } from '../src/store/createDatabase.ts'
import { createStore, type Store } from '../src/store/createStore.ts'
import { readDatabaseEnv } from './readEnv.ts'

export type WithStore = <T>(run: (store: Store) => Promise<T>) => Promise<T>

/** Runs a command on the database of the environment. */
export async function withStore<T>(run: (store: Store) => Promise<T>): Promise<T> {
  const database = await createDatabase(readDatabaseEnv())
  try {
    return await run(createStore(database))
  } finally {
    await database.destroy()
  }
}
