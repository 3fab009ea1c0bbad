import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProcesses } from '@foyer/processes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletProjects } from '../src/createWalletProjects.ts'
import { choosePorts, type Ports } from '../src/ports.ts'
import { DEVELOPMENT_PROJECT } from '../src/services/gateway.ts'
import { createMailService } from '../src/services/mail.ts'
import { createWalletFrameService } from '../src/services/walletFrame.ts'
import { createWalletServerService } from '../src/services/walletServer.ts'

const ADDRESS = `0x${'1'.repeat(40)}`

let directory: string
let processes: ReturnType<typeof createProcesses>
let ports: Ports
let urls: { site: string; auth: string; vault: string }
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-services-'))
  processes = createProcesses({
    logDirectory: join(directory, 'logs'),
    removeFile: join(directory, 'stack.json'),
    onCrash: (error) => expect.unreachable(error.message),
  })
  ports = await choosePorts({ mode: 'free' })
  urls = {
    site: `http://wallet.localhost:${ports.walletFrame}`,
    auth: `http://auth.localhost:${ports.walletAuth}`,
    vault: `http://vault.localhost:${ports.walletVault}`,
  }
  const projects = createWalletProjects({
    deployment: { chainId: 56, contracts: { presale: ADDRESS, referral: ADDRESS, rewardVault: ADDRESS } },
    rpcUrl: `http://127.0.0.1:${ports.rpc}`,
    origins: ['http://dapp.localhost:4310'],
    gateway: undefined,
  })
  const services = [
    createMailService({ processes, port: ports.mail, smtpPort: ports.smtp }),
    createWalletServerService({
      ...{ processes, projects, siteUrl: urls.site, smtpPort: ports.smtp },
      ...{ role: 'auth', port: ports.walletAuth, publicUrl: urls.auth, directory: join(directory, 'auth') },
    }),
    createWalletFrameService({
      ...{ processes, projects, urls, port: ports.walletFrame, directory: join(directory, 'site') },
    }),
  ]
  await Promise.all(services.map((service) => service.start()))
})
afterAll(async () => {
  await processes?.destroy()
  await rm(directory, { recursive: true, force: true })
})

test('starts a wallet server that answers the site', async () => {
  const { headers, status } = await fetch(`http://127.0.0.1:${ports.walletAuth}/v1/me`)
  expect(status).toBe(401)
  expect(headers.get('access-control-allow-origin')).toBe(urls.site)
  expect(headers.get('dpop-nonce')).not.toBeNull()
})

test('starts the site, which the pages of the project may frame', async () => {
  const page = `http://127.0.0.1:${ports.walletFrame}/sdk?projectId=${DEVELOPMENT_PROJECT}`
  const { headers, status } = await fetch(page)
  expect(status).toBe(200)
  const policy = headers.get('content-security-policy')
  expect(policy).toContain('frame-ancestors http://dapp.localhost:4310')
  expect(policy).toContain(`connect-src ${urls.auth} ${urls.vault} http://127.0.0.1:${ports.rpc}`)
})

test('starts a mail server', async () => {
  expect(await (await fetch(`http://127.0.0.1:${ports.mail}/mails`)).json()).toEqual([])
})
