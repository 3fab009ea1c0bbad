import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { OperatorError } from '@foyer/server-kit'
import * as z from 'zod'
import {
  createIdentityKeyLine,
  createKey,
  createKeyLine,
  type KeyRing,
  parseIdentityKeys,
  parseKey,
  parseKeyRing,
} from '../shared/keys.ts'

const ring = (parse: (text: string) => KeyRing | undefined) =>
  z.string().transform(parse).pipe(z.custom<KeyRing>(Boolean))

const role = z.object({
  kek: ring(parseKeyRing),
  pepper: z.string().transform(parseKey).pipe(z.custom<Uint8Array>(Boolean)),
})

const stateSchema = z.object({
  projectId: z.string().regex(/^[0-9a-f]{32}$/),
  identityKeys: ring(parseIdentityKeys),
  auth: role,
  vault: role,
})

export type DemoState = z.output<typeof stateSchema>

const FILE = 'demo.json'

/**
 * The keys and the project of a demo: those of the last time, so that its wallets are still there.
 *
 * @throws {OperatorError} the file, or the folder, is of something else
 */
export async function openDemoState(directory: string): Promise<DemoState> {
  const file = join(directory, FILE)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  const names = await readdir(directory)
  // Of a real server, say, and a demo would write its own over it.
  if (names.includes('projects.json') && !names.includes(FILE))
    throw new OperatorError(
      `${directory} has a projects.json that is not a demo's. Name another folder with --state.`,
      { section: 'demo' },
    )
  const createRole = () => ({ kek: createKeyLine(), pepper: createKey() })
  const fresh = {
    projectId: randomBytes(16).toString('hex'),
    identityKeys: createIdentityKeyLine(),
    auth: createRole(),
    vault: createRole(),
  }
  // A file that is there stays.
  await writeFile(file, `${JSON.stringify(fresh, undefined, 2)}\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    },
  )
  // The folder is often in that of a dapp, whose repository is no place for keys.
  await writeFile(join(directory, '.gitignore'), '*\n', { mode: 0o600 })
  try {
    return stateSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (cause) {
    throw new OperatorError(
      `${file} has not the keys of a demo. Delete ${directory} to start over, or name another folder with --state.`,
      { section: 'demo', cause },
    )
  }
}
