import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { type Address, decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { entryPoint08Abi, entryPoint08Address } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startMailSink } from '../../test/startMailSink.ts'
import type { RoleSettings, WalletServerSettings } from '../config.ts'
import { SponsorPaymaster } from '../generated/sponsorPaymaster.ts'
import { createKey, createKeyLine, parseKey, parseKeyRing } from '../shared/keys.ts'
import { checkChains } from './checkChains.ts'
import { checkFarcaster } from './checkFarcaster.ts'
import { checkKeys } from './checkKeys.ts'
import { checkMail } from './checkMail.ts'
import { checkPaymaster } from './checkPaymaster.ts'
import { checkProjects } from './checkProjects.ts'
import { checkProviders } from './checkProviders.ts'
import { checkPublicUrl } from './checkPublicUrl.ts'
import { checkSmartAccounts } from './checkSmartAccounts.ts'
import type { CheckContext } from './types.ts'

const SITE = 'https://wallet.example'

function createRole(role: 'auth' | 'vault', changes: Partial<RoleSettings> = {}): RoleSettings {
  const [keyRing, pepper] = [parseKeyRing(createKeyLine()), parseKey(createKey())]
  if (!keyRing || !pepper) throw new Error('The keys of the test are none.')
  const store = { stateDirectory: '/nowhere', databaseUrl: undefined, databaseVariable: 'DATABASE_URL' }
  return { role, keyRing, pepper, social: {}, ...store, ...changes }
}

const createContext = (
  settings: Partial<WalletServerSettings> = {},
  chains: NonNullable<CheckContext['projects']>['projects'][number]['chains'] = {},
): CheckContext => ({
  settings: { siteOrigin: SITE, roles: [createRole('auth')], ...settings } as WalletServerSettings,
  projects: {
    projects: [
      { id: '1'.repeat(32), name: 'Shop', origins: ['https://shop.example'], contracts: [], chains },
    ],
  },
})

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** Returns the URL of a port on which nothing listens any more. */
async function findClosed(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((resolve) => server.close(() => resolve()))
  return `http://127.0.0.1:${port}`
}

/** A node that answers each method with what stands here. */
const startNode = (results: Record<string, unknown>, allowed: string = SITE) =>
  serve(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { id, method, params } = JSON.parse(text) as { id: number; method: string; params: unknown[] }
    const found = results[`${method} ${params[0]}`] ?? results[method] ?? null
    const result = typeof found === 'function' ? found(params[0]) : found
    response.setHeader('access-control-allow-origin', allowed)
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result }))
  })

/** A mail server that refuses one command. */
async function startSmtpThatRefuses(refused: string): Promise<{ port: number }> {
  const server = createTcpServer((socket) => {
    socket.write('220 mail\r\n')
    socket.on('data', (data) => {
      const [command = ''] = /^(EHLO|AUTH|MAIL FROM|QUIT)/.exec(String(data)) ?? []
      if (command === 'EHLO') socket.write('250-mail\r\n250 AUTH PLAIN\r\n')
      else if (command === refused)
        socket.write(refused === 'AUTH' ? '535 5.7.8 someone\r\n' : '550 5.7.1 secret-word\r\n')
      else socket.write(command === 'AUTH' ? '235 ok\r\n' : '250 ok\r\n')
    })
    socket.on('error', () => {})
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return { port: (server.address() as AddressInfo).port }
}

const statuses = async (findings: Promise<{ status: string }[]>) =>
  (await findings).map(({ status }) => status)

describe('keys', () => {
  test('are fine where each is another one', async () => {
    expect(await checkKeys(createContext())).toMatchObject([
      { status: 'ok', text: expect.stringMatching(/^keys of auth: one key, k\w{8} is the current one/) },
    ])
  })

  test('must not be the same for both servers of a solo', async () => {
    const auth = createRole('auth')
    const roles = [auth, createRole('vault', { pepper: auth.pepper })]
    expect(await checkKeys(createContext({ roles }))).toEqual([
      { status: 'todo', text: 'keys: pepper of auth and pepper of vault are the same. Create one for each.' },
    ])
  })
})

describe('mail', () => {
  const start = async () => {
    const sink = await startMailSink()
    onTestFinished(() => sink.stop())
    return { sink, smtpUrl: sink.url }
  }
  const mailFrom = 'Wallet <wallet@example.com>'

  test('is offered a sender, and none is sent', async () => {
    const { sink, smtpUrl } = await start()
    expect(await checkMail(createContext({ smtpUrl, mailFrom }))).toMatchObject([{ status: 'ok' }])
    expect(sink.attempts()).toBe(1)
    expect(sink.mails).toEqual([])
  })

  test('is sent where the operator asks for it', async () => {
    const { sink, smtpUrl } = await start()
    const context = { ...createContext({ smtpUrl, mailFrom }), sendTo: 'ops@example.com' }
    expect(await statuses(checkMail(context))).toEqual(['ok', 'ok'])
    expect(sink.mails).toMatchObject([{ to: 'ops@example.com', subject: 'Test mail of the wallet server' }])
  })

  test('is not there: says so without user and password', async () => {
    const { sink, smtpUrl } = await start()
    await sink.stop()
    const withUser = smtpUrl.replace('//', '//someone:secret-word@')
    const [finding] = await checkMail(createContext({ smtpUrl: withUser, mailFrom }))
    expect(finding).toMatchObject({ status: 'todo', text: expect.stringContaining('WALLET_SMTP_URL') })
    expect(finding?.text).not.toMatch(/someone|secret-word/)
  })

  test.each([
    ['AUTH', 'refuses user and password (535)'],
    ['MAIL FROM', 'refuses the sender (550)'],
  ])('says which command is refused: %s', async (refused, words) => {
    const { port } = await startSmtpThatRefuses(refused)
    const smtpUrl = `smtp://someone:secret-word@127.0.0.1:${port}`
    const [finding] = await checkMail(createContext({ smtpUrl, mailFrom }))
    expect(finding?.text).toContain(words)
    expect(finding?.text).not.toMatch(/someone|secret-word/)
  })
})

describe('the public URL', () => {
  test('must be encrypted, and answer', async () => {
    const closed = await findClosed()
    const check = async (publicUrl: string) =>
      (await checkPublicUrl(createContext({ publicUrl, siteOrigin: closed })))[0]
    const finding = (words: string) => ({ status: 'todo', text: expect.stringContaining(words) })
    expect(await check('http://auth.example')).toEqual(finding('is not encrypted'))
    expect(await check(closed)).toEqual(finding('refuses connections'))
  })

  test('leads to another server: its nonces are signed with another pepper', async () => {
    const url = await serve((_, response) => {
      response.setHeader('dpop-nonce', 'abc.def')
      response.end('{}')
    })
    const findings = await checkPublicUrl(createContext({ publicUrl: url, siteOrigin: url }))
    expect(findings[1]).toMatchObject({ status: 'todo', text: expect.stringContaining('is not this auth') })
  })
})

describe('projects', () => {
  const checkWith = (gateway: string | undefined, origins: string[]) => {
    const context = createContext()
    const [project] = context.projects?.projects ?? []
    if (!project) throw new Error('There is no project.')
    return checkProjects({ ...context, projects: { gateway, projects: [{ ...project, origins }] } })
  }

  test.each<[what: string, origins: string[], status: string]>([
    ['with an origin', ['https://shop.example'], 'ok'],
    ['with none', [], 'todo'],
    ['on the wallet’s own site', [SITE], 'todo'],
  ])('%s', async (_, origins, status) => {
    expect(await statuses(checkWith(undefined, origins))).toEqual([status])
  })

  test('have the origins of the gateway, which has to answer', async () => {
    let allowedOrigins: string[] = ['https://shop.example']
    const gateway = await serve((_, response) => response.end(JSON.stringify({ allowedOrigins })))
    expect(await statuses(checkWith(gateway, []))).toEqual(['ok'])
    allowedOrigins = ['https://*.example']
    expect(await statuses(checkWith(gateway, ['https://shop.example']))).toEqual(['todo'])
    const [finding] = await checkWith(await findClosed(), [])
    expect(finding?.text).toMatch(/the gateway 127\.0\.0\.1:\d+ refuses connections/)
  })
})

describe('social logins', () => {
  const check = (social: RoleSettings['social']) =>
    checkProviders(
      createContext({ publicUrl: 'https://auth.example', roles: [createRole('auth', { social })] }),
    )

  test.each<[what: string, social: RoleSettings['social'], words: string]>([
    ['an id of another kind', { google: { clientId: 'my app', clientSecret: 'x' } }, 'no client id of it'],
    ['a secret with a space', { github: { clientId: 'x', clientSecret: 'secret-word ' } }, 'has a space'],
    [
      'a key that is none',
      { apple: { clientId: 'x', issuer: SITE, teamId: 'TEAM', keyId: 'KEY', privateKey: 'secret-word' } },
      'no P-256 key in PEM',
    ],
  ])('with %s', async (_, social, words) => {
    const [finding] = await check(social)
    expect(finding).toMatchObject({ status: 'todo', text: expect.stringContaining(words) })
    expect(finding?.text).not.toContain('secret-word')
  })

  test('are skipped where there are none', async () => {
    expect(await statuses(check({}))).toEqual(['skipped'])
  })
})

describe('chains', () => {
  test('of Solana are asked for their genesis', async () => {
    const reference = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
    const right = await startNode({ getGenesisHash: `${reference}KuDppjDjTNZ5W` })
    const other = await startNode({ getGenesisHash: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG' })
    const silent = await startNode({})
    const context = createContext()
    const [project] = context.projects?.projects ?? []
    Object.assign(project ?? {}, { solana: { [reference]: { rpcUrls: [right, other, silent] } } })
    const subject = (url: string) => `Solana ${reference}: ${new URL(url).host}`
    expect(await checkChains(context)).toEqual([
      { status: 'ok', text: `${subject(right)} answers` },
      {
        status: 'todo',
        text: `${subject(other)} is a node of another Solana network. Correct the project file.`,
      },
      { status: 'todo', text: `${subject(silent)} does not tell its network. Take another node.` },
    ])
  })

  test('answer with their id, to pages of the site', async () => {
    const [right, other, closed] = await Promise.all([
      startNode({ eth_chainId: '0x38' }, '*'),
      startNode({ eth_chainId: '0x1' }),
      startNode({ eth_chainId: '0x38' }, 'https://other.example'),
    ])
    const rpcUrls = [`${right}/secret-word`, other, closed, `${await findClosed()}/secret-word`]
    const findings = await checkChains(createContext({}, { '56': { rpcUrls } }))
    expect(findings.map(({ status }) => status)).toEqual(['ok', 'todo', 'todo', 'todo'])
    expect(findings.map(({ text }) => text)).toEqual([
      expect.stringContaining('answers'),
      expect.stringContaining('is a node of chain 1'),
      expect.stringContaining(`lets no page of ${SITE} read`),
      expect.stringContaining('refuses connections'),
    ])
    expect(JSON.stringify(findings)).not.toContain('secret-word')
  })

  test('of Farcaster: must be Optimism, with the registry', async () => {
    const check = (farcasterRpcUrl?: string) => statuses(checkFarcaster(createContext({ farcasterRpcUrl })))
    expect(await check()).toEqual(['skipped'])
    expect(await check(await startNode({ eth_chainId: '0xa', eth_call: `0x${'0'.repeat(64)}` }))).toEqual([
      'ok',
    ])
    expect(await check(await startNode({ eth_chainId: '0xa', eth_call: '0x' }))).toEqual(['todo'])
    expect(await check(await startNode({ eth_chainId: '0x38' }))).toEqual(['todo'])
  })
})

describe('smart accounts', () => {
  const CODE = { eth_chainId: '0x38', eth_getCode: '0x60' }
  const check = async (node: Record<string, unknown>, bundler: Record<string, unknown>) => {
    const [rpc, bundlerUrl] = await Promise.all([startNode(node), startNode(bundler)])
    return checkSmartAccounts(createContext({}, { '56': { rpcUrls: [rpc], bundlerUrl } }))
  }
  const BUNDLER = { eth_chainId: '0x38', eth_supportedEntryPoints: [entryPoint08Address] }

  test('need both contracts, and a bundler of this EntryPoint and chain', async () => {
    expect(await statuses(check(CODE, BUNDLER))).toEqual(['ok', 'ok', 'ok'])
    const withoutEntryPoint = { ...CODE, [`eth_getCode ${entryPoint08Address}`]: '0x' }
    expect(await statuses(check(withoutEntryPoint, BUNDLER))).toEqual(['todo', 'ok', 'ok'])
    const older = { ...BUNDLER, eth_supportedEntryPoints: ['0x0000000071727De22E5E9d8BAf0edAc6f37da032'] }
    expect(await statuses(check(CODE, older))).toEqual(['ok', 'ok', 'todo'])
    expect(await statuses(check(CODE, { ...BUNDLER, eth_chainId: '0x1' }))).toEqual(['ok', 'ok', 'todo'])
  })

  test('are skipped where no bundler is named', async () => {
    expect(await statuses(checkSmartAccounts(createContext({}, { '56': { rpcUrls: [SITE] } })))).toEqual([
      'skipped',
    ])
  })
})

describe('sponsored gas', () => {
  const sponsorKey = generatePrivateKey()
  const paymaster = privateKeyToAddress(generatePrivateKey())
  const policy = { maxGas: 1, maxFeePerGas: '1', budget: { perUser: '1', total: '1' }, lowDeposit: '100' }
  const sponsor = { paymaster, calls: [], ...policy }
  const abi = [...SponsorPaymaster.abi, ...entryPoint08Abi]

  /** A node of a chain with a paymaster of this signer and deposit. */
  const check = async (signer: Address, deposit: bigint, { code = '0x60', key = true } = {}) => {
    const results: Record<string, unknown> = {
      owner: signer,
      signer,
      balanceOf: deposit,
      getDepositInfo: { deposit, staked: false, stake: 0n, unstakeDelaySec: 0, withdrawTime: 0 },
    }
    const answerCall = ({ data }: { data: Hex }) => {
      const { functionName } = decodeFunctionData({ abi, data })
      return encodeFunctionResult({ abi, functionName, result: results[functionName] } as never)
    }
    const rpc = await startNode({ eth_getCode: code, eth_call: answerCall })
    const settings = { mode: 'auth' as const, ...(key ? { sponsorKey } : {}) }
    const [finding] = await checkPaymaster(createContext(settings, { '56': { rpcUrls: [rpc], sponsor } }))
    return `${finding?.status} ${finding?.text}`
  }

  test('needs a paymaster that takes vouchers of this key, with a deposit', async () => {
    const own = privateKeyToAddress(sponsorKey)
    expect(await check(own, 100n)).toMatch(/^ok .* in its deposit$/)
    expect(await check(own, 99n)).toContain('todo')
    expect(await check(own, 99n)).toContain('less than lowDeposit')
    expect(await check(paymaster, 100n)).toContain(`takes the vouchers of ${paymaster}, not of this key`)
    expect(await check(own, 100n, { code: '0x' })).toContain('has no code')
    expect(await check(own, 100n, { key: false })).toContain('WALLET_SPONSOR_KEY_FILE')
    expect(await statuses(checkPaymaster(createContext({}, { '56': { rpcUrls: [SITE] } })))).toEqual([
      'skipped',
    ])
  })
})
