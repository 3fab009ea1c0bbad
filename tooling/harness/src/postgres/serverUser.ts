import { execa } from 'execa'

export type ServerUser = { uid: number; gid: number }

/**
 * Whom to run Postgres as, undefined for the current user.
 * initdb and postgres refuse root, so root runs them as `nobody`, which exists on every Unix and owns nothing.
 */
export async function findServerUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const id = async (flag: string) => Number((await execa('id', [flag, 'nobody'])).stdout)
  return { uid: await id('-u'), gid: await id('-g') }
}
