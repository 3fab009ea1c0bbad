import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMarketClient, marketAccount } from '@foyer/stand-ins/market'
import {
  type Address,
  createPublicClient,
  decodeAbiParameters,
  encodeAbiParameters,
  encodeDeployData,
  encodeFunctionData,
  encodePacked,
  type Hex,
  http,
  keccak256,
  namehash,
  parseAbi,
  toHex,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { packetToBytes } from 'viem/ens'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ZoneResolver } from '../src/generated/zoneResolver.ts'
import { openTestDatabase, type TestDatabase } from './prepareGateway.ts'
import { COIN_TYPE, signRegistration, ZONE } from './signRegistration.ts'
import { startTestChain, type TestChain } from './startTestChain.ts'
import { startTestGateway, type TestGateway } from './startTestGateway.ts'

const recordAbi = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
])
const NAME = `alice.${ZONE}`
const NODE = namehash(NAME)
const abi = ZoneResolver.abi
const signerKey = generatePrivateKey()
const signer = privateKeyToAccount(signerKey).address
const stranger = privateKeyToAccount(generatePrivateKey())
const owner = marketAccount()
const alice = privateKeyToAccount(generatePrivateKey())

let chain: TestChain
let database: TestDatabase
let gateway: TestGateway
let directory: string
let resolver: Address
/** viem as it is installed, with nothing of ours. */
let reader: ReturnType<typeof createReader>

const createReader = (rpcUrl: string) => createPublicClient({ transport: http(rpcUrl) })
const deploy = (urls: string[], signers = [signer]) =>
  createMarketClient({ rpcUrl: chain.rpcUrl, chainId: 56 }).deploy(ZoneResolver, [
    owner.address,
    urls,
    signers,
  ])
async function write(functionName: 'setUrls' | 'setSigner', args: readonly unknown[], account = owner) {
  const call = { abi, address: resolver, functionName, args, account }
  return chain.client.waitForTransactionReceipt({ hash: await chain.client.writeContract(call as never) })
}

beforeAll(async () => {
  chain = await startTestChain()
  database = await openTestDatabase()
  directory = await mkdtemp(join(tmpdir(), 'foyer-names-key-'))
  const namesKeyFile = join(directory, 'key')
  await writeFile(namesKeyFile, `${signerKey}\n`, { mode: 0o600 })
  // The port is known only when the gateway runs, so the URL is set afterwards.
  resolver = await deploy(['http://127.0.0.1:9/ccip/{sender}/{data}.json'])
  const names = { zone: ZONE, resolver: { address: resolver, chain: 'eip155:56' } }
  gateway = await startTestGateway({ chain, database, names, namesKeyFile })
  await write('setUrls', [[templateOf(gateway.url)]])
  reader = createReader(chain.rpcUrl)
  const body = await signRegistration({ account: alice, message: { attributes: { bio: 'Hello' } } })
  const { status } = await gateway.post(
    '/v1/profile/account',
    body,
    {},
    {
      headers: { origin: 'https://dapp.example' },
    },
  )
  expect(status).toBe(200)
})
afterAll(async () => {
  await gateway?.stop()
  await database?.destroy()
  await chain?.stop()
  await rm(directory, { recursive: true, force: true })
})

const templateOf = (url: string) => `${url}/ccip/{sender}/{data}.json`

const questionOf = (record: Hex, name = NAME) =>
  encodeFunctionData({ abi, functionName: 'resolve', args: [toHex(packetToBytes(name)), record] })
const addr = encodeFunctionData({ abi: recordAbi, functionName: 'addr', args: [NODE] })

/** Reads a record with viem's own reader, by way of the contract and the gateway. */
const resolve = (data: Hex, name = NAME) =>
  reader.readContract({
    abi,
    address: resolver,
    functionName: 'resolve',
    args: [toHex(packetToBytes(name)), data],
  })

/** The gateway's answer to a question, as it is. */
async function ask(question: Hex, sender: Address = resolver) {
  const response = await fetch(`${gateway.url}/ccip/${sender}/${question}.json`)
  return { status: response.status, body: (await response.json()) as { data: Hex; reasons?: unknown } }
}

const responseTypes = [{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }] as const
const prove = (response: Hex, question: Hex, address = resolver) =>
  reader.readContract({ abi, address, functionName: 'resolveWithProof', args: [response, question] })

/** The gateway's answer to the question, as another signer would have given it. */
async function signedBy(account: typeof stranger, { data }: { data: Hex }): Promise<Hex> {
  const [result, expires] = decodeAbiParameters(responseTypes, data)
  const hash = keccak256(
    encodePacked(
      ['bytes2', 'address', 'uint64', 'bytes32', 'bytes32'],
      ['0x1900', resolver, expires, keccak256(questionOf(addr)), keccak256(result)],
    ),
  )
  return encodeAbiParameters(responseTypes, [result, expires, await account.sign({ hash })])
}

const TESTS: Record<string, () => Promise<void>> = {
  'it should support ENSIP-10 and ERC-165': async () => {
    const supports = (id: Hex) =>
      reader.readContract({ abi, address: resolver, functionName: 'supportsInterface', args: [id] })
    expect(await supports('0x9061b923')).toBe(true)
    expect(await supports('0x01ffc9a7')).toBe(true)
    expect(await supports('0xffffffff')).toBe(false)
  },

  'it should refuse to have no URLs': async () => {
    const data = encodeDeployData({ ...ZoneResolver, args: [owner.address, [], [signer]] })
    await expect(reader.call({ data })).rejects.toThrow(/0x72ac7f69|UrlsMissing|reverted/)
  },

  'it should lead viem’s reader to the gateway and back': async () => {
    const word = (value: Hex) => decodeAbiParameters([{ type: 'address' }], value)[0]
    const bytes = (value: Hex) => decodeAbiParameters([{ type: 'bytes' }], value)[0]
    const text = (value: Hex) => decodeAbiParameters([{ type: 'string' }], value)[0]
    const byCoinType = (coinType: number) =>
      encodeFunctionData({ abi: recordAbi, functionName: 'addr', args: [NODE, BigInt(coinType)] })
    const textOf = (key: string) =>
      encodeFunctionData({ abi: recordAbi, functionName: 'text', args: [NODE, key] })
    expect(word(await resolve(addr))).toBe(alice.address)
    for (const coinType of [60, COIN_TYPE])
      expect(bytes(await resolve(byCoinType(coinType)))).toBe(alice.address.toLowerCase())
    expect(bytes(await resolve(byCoinType(0)))).toBe('0x')
    expect(text(await resolve(textOf('description')))).toBe('Hello')
    expect(text(await resolve(textOf('avatar')))).toBe('')
    const nobody = `nobody.${ZONE}`
    const nobodys = encodeFunctionData({ abi: recordAbi, functionName: 'addr', args: [namehash(nobody)] })
    expect(word(await resolve(nobodys, nobody))).toBe(`0x${'0'.repeat(40)}`)
  },

  'it should try the next URL when one does not answer': async () => {
    const { url } = gateway
    // ERC-3668: a URL without the data is asked by POST.
    await write('setUrls', [['http://127.0.0.1:9/{sender}/{data}', `${url}/ccip/{sender}`]])
    expect(await resolve(addr)).toBe(encodeAbiParameters([{ type: 'address' }], [alice.address]))
    await write('setUrls', [[templateOf(url)]])
  },

  'it should refuse one to another question': async () => {
    const { body } = await ask(questionOf(addr))
    expect(await prove(body.data, questionOf(addr))).toBeDefined()
    const other = questionOf(
      encodeFunctionData({ abi: recordAbi, functionName: 'text', args: [NODE, 'avatar'] }),
    )
    await expect(prove(body.data, other)).rejects.toThrow(/SignerUnknown/)
  },

  'it should refuse one that was changed': async () => {
    const { body } = await ask(questionOf(addr))
    const [, expires, signature] = decodeAbiParameters(responseTypes, body.data)
    const strangerData = encodeAbiParameters([{ type: 'address' }], [stranger.address])
    for (const forged of [
      [strangerData, expires, signature],
      [encodeAbiParameters([{ type: 'address' }], [alice.address]), expires + 1n, signature],
    ] as const)
      await expect(prove(encodeAbiParameters(responseTypes, forged), questionOf(addr))).rejects.toThrow(
        /SignerUnknown/,
      )
    const short = encodeAbiParameters(responseTypes, [strangerData, expires, '0x00'])
    await expect(prove(short, questionOf(addr))).rejects.toThrow(/reverted/)
  },

  'it should refuse one for another resolver': async () => {
    const other = await deploy([templateOf(gateway.url)])
    const { body } = await ask(questionOf(addr))
    await expect(prove(body.data, questionOf(addr), other)).rejects.toThrow(/SignerUnknown/)
    // The gateway signs for its own resolver only.
    const refused = await ask(questionOf(addr), other)
    expect(refused).toMatchObject({ status: 400, body: { reasons: [{ name: 'sender' }] } })
  },

  'it should refuse one past its time': async () => {
    const { body } = await ask(questionOf(addr))
    const [, expires] = decodeAbiParameters(responseTypes, body.data)
    const { timestamp } = await chain.client.getBlock()
    expect(Number(expires - timestamp)).toBe(300)
    const { client } = chain
    const snapshot = await client.snapshot()
    await client.setNextBlockTimestamp({ timestamp: expires })
    await client.mine({ blocks: 1 })
    expect(await prove(body.data, questionOf(addr))).toBeDefined()
    await client.mine({ blocks: 1, interval: 1 })
    await expect(prove(body.data, questionOf(addr))).rejects.toThrow(/AnswerExpired/)
    await client.revert({ id: snapshot })
  },

  'it should refuse one of an unknown signer': async () => {
    const { body } = await ask(questionOf(addr))
    expect(await prove(await signedBy(privateKeyToAccount(signerKey), body), questionOf(addr))).toBeDefined()
    const forged = await signedBy(stranger, body)
    await expect(prove(forged, questionOf(addr))).rejects.toThrow(/SignerUnknown/)
  },

  'it should believe the new one and no longer the old one': async () => {
    await write('setSigner', [stranger.address, true])
    await write('setSigner', [signer, false])
    const { body } = await ask(questionOf(addr))
    const word = encodeAbiParameters([{ type: 'address' }], [alice.address])
    expect(await prove(await signedBy(stranger, body), questionOf(addr))).toBe(word)
    await expect(resolve(addr)).rejects.toThrow(/SignerUnknown/)
    await write('setSigner', [stranger.address, false])
    await write('setSigner', [signer, true])
    expect(await resolve(addr)).toBeDefined()
  },

  'it should refuse to change URLs and signers': async () => {
    const asStranger = (functionName: 'setUrls' | 'setSigner', args: readonly unknown[]) =>
      reader.simulateContract({ abi, address: resolver, functionName, args, account: stranger } as never)
    await expect(asStranger('setUrls', [['https://evil.example']])).rejects.toThrow(
      /OwnableUnauthorizedAccount/,
    )
    await expect(asStranger('setSigner', [stranger.address, true])).rejects.toThrow(
      /OwnableUnauthorizedAccount/,
    )
  },
}

const tree = readFileSync(new URL('../contracts/ZoneResolver.tree', import.meta.url), 'utf8')
const leaves = [...tree.matchAll(/── (it should .*)/g)].map(([, leaf]) => leaf ?? '')

test.each(leaves)('%s', (leaf) => {
  const run = TESTS[leaf]
  if (!run) throw new Error('The leaf has no test.')
  return run()
})

test('has no test without a leaf', () => {
  expect(Object.keys(TESTS)).toEqual(leaves)
})

test.each([
  ['no look-up', '0x12345678'],
  [
    'a record of another name',
    questionOf(encodeFunctionData({ abi: recordAbi, functionName: 'addr', args: [namehash('bob.eth')] })),
  ],
  [
    'a name that does not end',
    encodeFunctionData({ abi, functionName: 'resolve', args: ['0x05616c', addr] }),
  ],
])('answers 400 for %s', async (_, question) => {
  expect(await ask(question as Hex)).toMatchObject({ status: 400, body: { reasons: [{ name: 'data' }] } })
})

test('starts with no resolver without a key that only it may read', async () => {
  const names = { zone: ZONE, resolver: { address: resolver } }
  await expect(startTestGateway({ chain, database, names })).rejects.toThrow(/needs GATEWAY_NAMES_KEY_FILE/)
  const namesKeyFile = join(directory, 'open')
  await writeFile(namesKeyFile, signerKey)
  await chmod(namesKeyFile, 0o644)
  await expect(startTestGateway({ chain, database, names, namesKeyFile })).rejects.toThrow(/chmod 600/)
})
