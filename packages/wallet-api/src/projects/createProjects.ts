import { HttpError, type Log } from '@foyer/server-kit'
import * as z from 'zod'
import { isExactOrigin, isTestAddress, type Project, type ProjectFile } from '../api/projectFile.ts'
import { SITE_PROJECT } from '../api/siteProject.ts'

/** Milliseconds for which origins of a gateway are used before it is asked again. */
const FRESH_MS = 60_000
const TIMEOUT_MS = 5_000

const originsAnswer = z.object({ allowedOrigins: z.array(z.string()) })

export type Projects = {
  /** A project with the origins that may frame its wallet now. Undefined when there is no such project. */
  find: (projectId: string) => Promise<Project | undefined>
  /** The RPC nodes of each chain that a project has. */
  chains: () => Record<string, { rpcUrls: string[] }>
  /** True if a project has a network of Solana. */
  hasSolana: () => boolean
  /** Mails an hour to devices that do not know the wallet, where the project sets a number. */
  mailsPerHour: (projectId: string) => number | undefined
  /** @throws {HttpError} an unknown project, or an origin that it does not list */
  check: (projectId: string, origin: string) => Promise<void>
  /**
   * The test account with this address. Undefined for a mailbox.
   *
   * @throws {HttpError} an address under .test that is none of the project's test accounts
   */
  testAccount: (projectId: string, email: string) => TestAccount | undefined
  /** The addresses of all test accounts. */
  testAddresses: () => string[]
}

export type TestAccount = NonNullable<Project['testAccounts']>[number]

/**
 * Projects of the file. Where it names a gateway, origins are the gateway's. With the site's origin, its own page is one
 * that may ask.
 */
export function createProjects({ gateway, projects }: ProjectFile, log: Log, siteOrigin?: string): Projects {
  const byId = new Map(projects.map((project) => [project.id, project]))
  const listOrigins =
    gateway === undefined ? async ({ origins }: Project) => origins : createOrigins(gateway, log)

  async function find(projectId: string) {
    const project = byId.get(projectId)
    return project && { ...project, origins: [...(await listOrigins(project))] }
  }

  return {
    find,
    chains: () => chainsOf(projects),
    hasSolana: () => hasSolana(projects),
    mailsPerHour: (projectId) => byId.get(projectId)?.mailsPerHour,
    testAddresses: () => projects.flatMap(({ testAccounts }) => testAccounts ?? []).map(({ email }) => email),
    testAccount(projectId, email) {
      if (!isTestAddress(email)) return undefined
      const project = byId.get(projectId)
      const account = project?.testAccounts?.find((one) => one.email === email)
      if (account) return account
      throw testAccountRefused(
        project?.test
          ? 'The project has no test account with this address.'
          : 'The project allows no test accounts: its settings do not say "test": true.',
      )
    },
    async check(projectId, origin) {
      if (projectId === SITE_PROJECT && origin === siteOrigin) return
      const project = await find(projectId)
      if (!project)
        throw new HttpError(401, 'Unauthorized: invalid key', {
          reasons: [{ name: 'projectId', description: 'No project of this server has this id.' }],
        })
      if (!project.origins.includes(origin))
        throw new HttpError(403, 'Unauthorized: origin not allowed', {
          reasons: [{ name: 'origin', description: 'This page is not on the list of the project.' }],
        })
    },
  }
}

/** The RPC nodes of each chain that one of the projects has. */
export function chainsOf(projects: readonly Pick<Project, 'chains'>[]) {
  const all: Record<string, { rpcUrls: string[] }> = {}
  for (const { chains } of projects)
    for (const [id, { rpcUrls }] of Object.entries(chains))
      all[id] = { rpcUrls: [...new Set([...(all[id]?.rpcUrls ?? []), ...rpcUrls])] }
  return all
}

/** True if one of the projects has a network of Solana. */
export const hasSolana = (projects: readonly Pick<Project, 'solana'>[]): boolean =>
  projects.some(({ solana }) => solana !== undefined)

/**
 * Origins of a project as the gateway lists them. An entry with a wildcard is skipped: only exact origins frame a wallet.
 *
 * @throws {Error} the gateway does not answer, or not as one does
 */
export async function readOrigins(gateway: string, projectId: string): Promise<string[]> {
  const url = new URL(`${gateway.replace(/\/$/, '')}/projects/v1/origins`)
  url.search = new URLSearchParams({ projectId, st: 'wallet', sv: '1' }).toString()
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return originsAnswer.parse(await response.json()).allowedOrigins.filter(isExactOrigin)
}

/** Asks the gateway once a minute. While it does not answer, the last list stands; without one every origin is refused. */
function createOrigins(gateway: string, log: Log) {
  const lists = new Map<string, { origins: Promise<readonly string[]>; readAt: number }>()

  const read = (projectId: string, last: Promise<readonly string[]>) =>
    readOrigins(gateway, projectId).catch(() => {
      log('warn', 'origins.unavailable', { projectId })
      return last
    })

  return ({ id }: Project): Promise<readonly string[]> => {
    const kept = lists.get(id)
    if (kept && Date.now() - kept.readAt < FRESH_MS) return kept.origins
    const origins = read(id, kept?.origins ?? Promise.resolve([]))
    lists.set(id, { origins, readAt: Date.now() })
    return origins
  }
}

/** An address under .test is asked for where there is no such test account. */
export const testAccountRefused = (description: string) =>
  new HttpError(403, 'Test accounts are refused', { reasons: [{ name: 'testAccount', description }] })
