import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SaleError } from '../errors.ts'

/**
 * Runs one deployment at a time on a journal: two would write into each other's, and either could wipe a step that the
 * other one has under way. The journal is held by a listening socket, which the system closes however the process ends:
 * a file with a process id would outlive a kill, and the id may belong to another process by then.
 *
 * @throws {SaleError} another process deploys with this journal
 */
export async function holdJournal<T>(journalDir: string, run: () => Promise<T>): Promise<T> {
  const server = await listen(socketOf(journalDir))
  if (server === undefined)
    throw new SaleError('Another run of this deployment is under way on this machine.', {
      details: [`journal ${journalDir}`],
      remedy: 'wait until it has ended, or end it; then run the command again: it resumes from the journal',
      docs: 'deploy',
    })
  try {
    return await run()
  } finally {
    server.close()
  }
}

/** A path that is short enough for a socket, and outside the journal, which is committed. */
function socketOf(journalDir: string) {
  const hash = createHash('sha256').update(journalDir).digest('hex').slice(0, 16)
  return join(tmpdir(), `presale-${hash}.sock`)
}

/** @returns `undefined` when another process listens there */
async function listen(path: string): Promise<Server | undefined> {
  const first = await tryToListen(path)
  if (first !== undefined || (await isHeld(path))) return first
  // Left behind by a process that was killed.
  await rm(path, { force: true })
  return tryToListen(path)
}

async function tryToListen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy())
  server.listen(path)
  return once(server, 'listening').then(
    () => server,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') return undefined
      throw error
    },
  )
}

async function isHeld(path: string): Promise<boolean> {
  const socket = connect(path)
  const held = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return held
}
