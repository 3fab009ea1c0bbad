/** The whole stack, which end-to-end tests start too, and what is left of one that never came up. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LIMITS } from '@foyer/harness/limits'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readStackFile } from '../src/state/stackFile.ts'
import { askWallet } from './askWallet.ts'
import { connectDevWallet } from './connectDevWallet.ts'
import { nameAndBuy } from './nameAndBuy.ts'
import { resolveName } from './resolveName.ts'
import { expectNothingLeft, READY, startDev } from './startDev.ts'

/** The first fresh buyer of the development chain. */
const DEV_WALLET = '0x08135Da0A343E492FA2d4282F2AE34c6c5CC1BbE'

/** A page that is to have the wallet in a frame. */
const NAMED = 'https://named.example:8443'

let stateDirectory: string
beforeAll(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-dev-'))
})
afterAll(() => rm(stateDirectory, { recursive: true, force: true }))

// Finding every process of a run needs /proc.
describe.runIf(process.platform === 'linux')('dev', { timeout: LIMITS.hook }, () => {
  test('serves each service that it announces, with the options that people pass', async () => {
    const dev = startDev(stateDirectory, ['--farcaster', '--wallet-origin', NAMED])
    await dev.prints(READY)
    const addresses = await readStackFile(join(stateDirectory, 'stack.json'))
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
    // Both are built once everything else runs, and say so until then.
    const stories = await vi.waitFor(
      () => fetch(`${addresses.playground}/index.json`).then((response) => response.json()),
      { timeout: LIMITS.hook, interval: 500 },
    )
    expect((await fetch(`${addresses.docs}`)).headers.get('content-type')).toContain('text/html')
    expect(stories).toMatchObject({ entries: { 'views-connect--default': { title: 'Views/Connect' } } })

    const { policy, origins, servers, mails, farcaster, bundler } = await askWallet(addresses)
    expect(policy).toContain('http://dapp.localhost:4310')
    expect(/frame-ancestors ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ')).toContain(NAMED)
    expect(origins).toContain(NAMED)
    const { walletAuth, walletVault, farcasterRelay, rpc } = addresses
    expect(policy).toContain(
      `connect-src 'self' ${walletAuth} ${walletVault} ${farcasterRelay} ${rpc} ${addresses.bundler}`,
    )
    expect(bundler).toEqual({ chain: '0x38', readableBy: addresses.walletFrame })
    expect(config.paymasterUrl).toMatch(new RegExp(`^${walletAuth}/v1/paymaster/`))
    const refused = { status: 401, site: addresses.walletFrame, nonce: expect.any(String) }
    expect({ servers, mails }).toEqual({ servers: [refused, refused], mails: [] })
    expect(farcaster).toEqual({ app: 'No login waits for this app.', fid: 1001n })

    dev.child.kill('SIGINT')
    expect(await dev.exited).toBe(0)
    await expectNothingLeft(dev)
  })

  test('leaves no process when it is killed or gets Ctrl-C while it is starting', async () => {
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const dev = startDev(stateDirectory, ['--no-gateway', '--no-wallet', '--no-playground'])
      await dev.prints('indexer')
      dev.child.kill(signal)
      expect(await dev.exited, signal).toBe(signal === 'SIGINT' ? 0 : null)
      await expectNothingLeft(dev)
    }
  })
})
