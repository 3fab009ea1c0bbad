import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createProcesses } from '@foyer/processes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWalletProjects } from '../src/createWalletProjects.ts'
import { choosePorts, type Ports } from '../src/ports.ts'
import { createMailService } from '../src/services/mail.ts'
import { createWalletServerService } from '../src/services/walletServer.ts'

let directory: string
let processes: ReturnType<typeof createProcesses>
let ports: Ports
let siteUrl: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'foyer-wallet-services-'))
  processes = createProcesses({
    logDirectory: join(directory, 'logs'),
    removeFile: join(directory, 'stack.json'),
    onCrash: (error) => expect.unreachable(error.message),
  })
  ports = await choosePorts({ mode: 'free' })
  siteUrl = `http://wallet.localhost:${ports.walletFrame}`
  const services = [
    createMailService({ processes, port: ports.mail, smtpPort: ports.smtp }),
    createWalletServerService({
      ...{ processes, siteUrl, role: 'auth', port: ports.walletAuth, smtpPort: ports.smtp },
      directory: join(directory, 'auth'),
      publicUrl: `http://auth.localhost:${ports.walletAuth}`,
      projects: createWalletProjects({
        chainId: 56,
        rpcUrl: `http://127.0.0.1:${ports.rpc}`,
        origins: ['http://dapp.localhost:4310'],
        gateway: undefined,
      }),
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
  expect(headers.get('access-control-allow-origin')).toBe(siteUrl)
  expect(headers.get('dpop-nonce')).not.toBeNull()
})

test('starts a mail server', async () => {
  expect(await (await fetch(`http://127.0.0.1:${ports.mail}/mails`)).json()).toEqual([])
})
