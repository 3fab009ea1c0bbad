import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { OperatorError, startServer } from '@foyer/server-kit'
import type { Role } from '../config.ts'
import { MAIL_LIMITS } from '../shared/createLimits.ts'
import { startWalletServer } from '../startWalletServer.ts'
import { createMailPage } from './createMailPage.ts'
import { openDemoState } from './openDemoState.ts'
import type { DemoOptions } from './readDemoOptions.ts'
import { requireOwnHost } from './requireOwnHost.ts'
import { startSite } from './startSite.ts'

const HOST = '127.0.0.1'
/** Stands in mails and on pages, where the name of a company would. */
const OPERATOR = 'a demo on this computer'
const TEST_ACCOUNT = { email: 'ada@demo.test', code: '424242' }

/** Starts site, auth, vault and a page with their mails, for the pages of this computer. Returns what ends all of them. */
export async function startDemo(
  { origins, chains, ports, stateDirectory }: DemoOptions,
  write: (line: string) => void,
): Promise<() => Promise<void>> {
  await requireFree(ports)
  const state = await openDemoState(stateDirectory)
  const urls = {
    // A name, because passkeys take no number for one.
    site: `http://wallet.localhost:${ports.site}`,
    // A number, because servers of dapps know no names under localhost.
    server: `http://${HOST}:${ports.auth}`,
    mails: `http://${HOST}:${ports.mails}`,
  }
  const projectsFile = join(stateDirectory, 'projects.json')
  const project = {
    id: state.projectId,
    name: 'Demo',
    origins,
    chains,
    test: true,
    testAccounts: [TEST_ACCOUNT],
  }
  await writeFile(projectsFile, `${JSON.stringify({ projects: [project] }, undefined, 2)}\n`)

  write('Starting. The first time takes a while.')
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.splice(0).reverse()) await end()
  }
  try {
    const page = createMailPage({ port: ports.mails })
    const mails = await startServer(page.app, { host: HOST, port: ports.mails, portVariable: '--mail-port' })
    stops.push(mails.stop)
    const role = (name: Role) => ({
      role: name,
      keyRing: state[name].kek,
      pepper: state[name].pepper,
      social: {},
      stateDirectory: join(stateDirectory, name),
      databaseUrl: undefined,
      databaseVariable: 'DATABASE_URL',
    })
    const server = await startWalletServer(
      {
        mode: 'solo',
        host: HOST,
        port: ports.auth,
        publicUrl: urls.server,
        siteOrigin: urls.site,
        proxyHops: 0,
        idleSeconds: 75,
        drainSeconds: 0,
        migrates: true,
        rateLimit: 3_000,
        rateStore: 'memory',
        redisUrl: undefined,
        projectsFile,
        logLevel: 'warn',
        operators: { own: OPERATOR, other: undefined },
        smtpUrl: '',
        mailFrom: '',
        mailLimits: MAIL_LIMITS,
        hasChallenges: false,
        keptDays: { audit: 400, device: 400 },
        identityKeys: state.identityKeys,
        roles: [role('auth'), role('vault')],
      },
      { deliver: page.deliver, guard: (app) => requireOwnHost(app, ports.auth) },
    )
    stops.push(server.stop)
    const site = await startSite({
      port: ports.site,
      publicUrl: urls.site,
      serverUrl: urls.server,
      projectsFile,
      operator: OPERATOR,
      write,
    })
    stops.push(site.stop)
  } catch (error) {
    await stop()
    throw error
  }
  write(describe({ projectId: state.projectId, urls, origins, chains, stateDirectory }))
  return stop
}

/** @throws {OperatorError} names every port that is taken, and its option */
async function requireFree({ site, auth, mails }: DemoOptions['ports']) {
  const wanted = [
    [site, 'the wallet’s site', '--site-port'],
    [auth, 'its servers', '--auth-port'],
    [mails, 'their mails', '--mail-port'],
  ] as const
  const free = await Promise.all(wanted.map(([port]) => isFree(port)))
  const taken = wanted.filter((_, index) => !free[index])
  if (taken.length === 0) return
  const list = taken.map(([port, what, option]) => `  ${port} for ${what}: ${option} names another one`)
  throw new OperatorError(
    `Another program has what the demo needs. End it, or choose other ports.\n${list.join('\n')}`,
    { section: 'demo' },
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, HOST, () => probe.close(() => resolve(true)))
  })
}

type Described = Pick<DemoOptions, 'origins' | 'chains' | 'stateDirectory'> & {
  projectId: string
  urls: { site: string; server: string; mails: string }
}

const LINE = '='.repeat(76)

const describe = ({ projectId, urls, origins, chains, stateDirectory }: Described) => `
${LINE}
  THIS IS A DEMO, for this computer alone. NEVER PUT MONEY INTO ITS WALLETS:
  whoever runs it, or reads ${stateDirectory},
  can open every one of them.
${LINE}

  project id    ${projectId}
  secure site   ${urls.site}
  mails         ${urls.mails}
  test account  ${TEST_ACCOUNT.email}, code ${TEST_ACCOUNT.code}
  issuer        ${urls.server} (of identity tokens)
  pages         ${origins.filter((origin) => !origin.includes('127.0.0.1')).join(' ')}
  chains        ${Object.keys(chains).join(' ')}

In your dapp:

  createFoyer({
    projectId: '${projectId}',
    features: [embeddedWallet({ secureSite: '${urls.site}' })],
    // networks and adapters
  })

Ctrl-C ends it. Its wallets stay in the folder above; delete that to start over.
`
