import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '@foyer/harness/limits'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readStackFile } from '../src/state/stackFile.ts'
import { askWallet } from './askWallet.ts'
import { connectDevWallet } from './connectDevWallet.ts'
import { nameAndBuy } from './nameAndBuy.ts'
import { resolveName } from './resolveName.ts'
import { startDev } from './startDev.ts'

/** The first fresh buyer of the development chain. */
const DEV_WALLET = '0x08135Da0A343E492FA2d4282F2AE34c6c5CC1BbE'

/** A page that is to have the wallet in a frame. */
const NAMED = 'https://named.example:8443'

/** The last line of the address table. */
const READY = 'Stop everything with Ctrl-C'

/** As in a checkout: each run finds what the one before has left. */
let stateDirectory: string
beforeAll(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-dev-'))
})
afterAll(() => rm(stateDirectory, { recursive: true, force: true }))

const stackFile = () => join(stateDirectory, 'stack.json')

async function expectNothingLeft(dev: ReturnType<typeof startDev>) {
  await vi.waitFor(async () => expect(await dev.processes()).toEqual([]), { timeout: 30_000 })
  await expect(access(stackFile())).rejects.toThrow('ENOENT')
}

// Finding every process of a run needs /proc.
describe.runIf(process.platform === 'linux')('dev', { timeout: LIMITS.hook }, () => {
  test('serves what it announces, refuses a second stack, and leaves no process after Ctrl-C', async () => {
    const dev = startDev(stateDirectory, ['--farcaster', '--wallet-origin', NAMED])
    await dev.prints('the page says what is still starting')
    const page = /Open (http:\S+): the page/.exec(dev.output())?.[1] ?? ''
    const readStarting = () => fetch(`${page}/startup.json`).then((response) => response.json())
    expect((await readStarting()).starting).toContain('gateway')
    await dev.prints(READY)
    expect(await readStarting()).toEqual({ starting: [], hasConfig: true })
    const addresses = await readStackFile(stackFile())
    expect(addresses.presale).toBe(page)
    const config = await fetch(`${addresses.presale}/config.json`).then((response) => response.json())
    expect(config).toMatchObject({ chain: { id: 56, rpcUrls: [addresses.rpc] } })
    expect(config.embeddedWallet.socialProviders).toContain('farcaster')
    let used: Awaited<ReturnType<typeof nameAndBuy>> | undefined
    const complaints = await connectDevWallet(addresses.presale, async (page) => {
      used = await nameAndBuy(page)
    })
    expect(complaints).toEqual([])
    expect(used).toMatchObject({
      account: 'Account dev-wallet.foyer.example',
      origin: addresses.onRamp,
      given: { token: 'BNB', chain: 'eip155:56', currency: 'USD', amount: '50', address: DEV_WALLET },
    })
    expect(await resolveName(stateDirectory, addresses.rpc, 'dev-wallet.foyer.example')).toBe(DEV_WALLET)
    for (const address of Object.values(addresses)) expect(dev.output()).toContain(address)
    const stories = await fetch(`${addresses.playground}/index.json`).then((response) => response.json())
    expect(stories).toMatchObject({ entries: { 'views-connect--default': { title: 'Views/Connect' } } })

    const { policy, origins, servers, mails, farcaster, bundler } = await askWallet(addresses)
    expect(policy).toContain('http://dapp.localhost:4310')
    expect(/frame-ancestors ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ')).toContain(NAMED)
    expect(origins).toContain(NAMED)
    const { walletAuth, walletVault, farcasterRelay, rpc } = addresses
    expect(policy).toContain(
      `connect-src ${walletAuth} ${walletVault} ${farcasterRelay} ${rpc} ${addresses.bundler}`,
    )
    expect(bundler).toEqual({ chain: '0x38', readableBy: addresses.walletFrame })
    expect(config.paymasterUrl).toMatch(new RegExp(`^${walletAuth}/v1/paymaster/`))
    const refused = { status: 401, site: addresses.walletFrame, nonce: expect.any(String) }
    expect({ servers, mails }).toEqual({ servers: [refused, refused], mails: [] })
    expect(farcaster).toEqual({ app: 'No login waits for this app.', fid: 1001n })

    const second = startDev(stateDirectory)
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain(
      `already running in this checkout (process ${dev.child.pid}, ${addresses.presale})`,
    )
    expect(await readStackFile(stackFile())).toEqual(addresses)

    dev.child.kill('SIGINT')
    expect(await dev.exited).toBe(0)
    await expectNothingLeft(dev)
  })

  test('leaves no process when it is killed while it is starting', async () => {
    const dev = startDev(stateDirectory, ['--no-gateway', '--no-wallet', '--no-playground'])
    await dev.prints('indexer')
    dev.child.kill('SIGKILL')
    await expectNothingLeft(dev)
  })

  test('leaves no process after Ctrl-C while it is starting', async () => {
    const dev = startDev(stateDirectory, ['--no-gateway', '--no-wallet', '--no-playground'])
    await dev.prints('indexer')
    dev.child.kill('SIGINT')
    expect(await dev.exited).toBe(0)
    await expectNothingLeft(dev)
  })
})
