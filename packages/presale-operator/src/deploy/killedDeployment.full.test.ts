import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startAnvil } from '@foyer/harness/anvil'
import { type Fault, type ProxiedRequest, startFaultProxy } from '@foyer/harness/faults'
import { LIMITS } from '@foyer/harness/limits'
import { type Hex, keccak256, parseTransaction } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { ChainError, openChain } from '../chain/openChain.ts'
import { toSaleError } from '../chain/toSaleError.ts'
import { loadConfig } from '../config/loadConfig.ts'
import type { NetworkConfig } from '../config/schema.ts'
import { devnetAccount } from '../devnet/accounts.ts'
import { createDevnetClient } from '../devnet/createDevnetClient.ts'
import { devnetClock } from '../devnet/scenarios.ts'
import { verifyDeployment } from '../verify/verifyDeployment.ts'
import { ensureArtifacts, loadArtifact } from './artifacts.ts'
import { deployPresale } from './deployPresale.ts'
import { presaleModule } from './presaleModule.ts'

const deployer = devnetAccount(0)
let config: NetworkConfig
beforeAll(async () => {
  await ensureArtifacts(() => {})
  config = await loadConfig({ network: 'devnet' })
})

/** Ends of a run that is killed while it sends a transaction; taken in turns. */
const SENDS = ['not signed', 'signed', 'sent'] as const

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

/** The kind of a line of the journal, without its values. A step that is begun again writes the same kind. */
function keyOf(line: string) {
  const { type, futureId = '' } = JSON.parse(line)
  return `${type} ${futureId}`
}

type Victim = {
  anvilArgs?: readonly string[]
  /** Lines of the journal after which a run is killed. */
  mayKill?: (line: string) => boolean
  /** The faults of the endpoint while no run is killed. @param killed the kinds of lines after which runs were killed */
  fault?: (request: ProxiedRequest, killed: ReadonlySet<string>) => Fault | undefined
}

/**
 * Kills one deployment after each line of its journal and lets it resume each time. A run is killed by an endpoint that
 * goes silent with the first request after the line, and by cutting off what the run wrote afterwards: without an answer
 * from the chain it could not have done more.
 */
async function deployWithKills({
  anvilArgs = [],
  mayKill = () => true,
  fault = () => undefined,
}: Victim = {}) {
  const anvil = await startAnvil({ timestamp: devnetClock('public'), args: anvilArgs })
  const client = await openChain({ rpcUrl: anvil.rpcUrl, chainId: 56 })
  for (const { symbol, address } of config.tokens) {
    const { deployedBytecode } = await loadArtifact(`Mock${symbol}`)
    await createDevnetClient(client).setCode(address, deployedBytecode as Hex)
  }

  const journalDir = await mkdtemp(join(tmpdir(), 'killed-'))
  const [journal, sent] = [join(journalDir, 'journal.jsonl'), join(journalDir, 'sent.jsonl')]
  const seen = new Set<string>()
  const isNew = (line: string) => mayKill(line) && !seen.has(keyOf(line))
  let sends = 0
  let known = 0

  function choose(request: ProxiedRequest): Fault | undefined {
    const { rpc } = request
    const lines = readLines(journal).slice(known)
    if (!lines.some(isNew)) return fault(request, seen)
    const isSend = rpc?.method === 'eth_sendRawTransaction'
    return isSend && SENDS[sends % SENDS.length] === 'sent' ? 'dropAnswer' : 'drop'
  }
  const proxy = await startFaultProxy(anvil.rpcUrl, choose)
  const silenced = await openChain({ rpcUrl: proxy.url, chainId: 56, retryCount: 0 })

  const onTransaction = () => {}
  try {
    for (let kills = 0; ; kills++) {
      const ended = await deployPresale({
        config,
        client: silenced,
        deployer,
        journalDir,
        onTransaction,
      }).catch((error: Error) => error)
      const lines = readLines(journal)
      const cut = lines.findIndex((line, index) => index >= known && isNew(line))
      if (cut === -1) {
        if (ended instanceof Error) throw ended
        const checks = await verifyDeployment({ client, config, deployment: ended })
        // One more run finds everything done.
        const done = { config, client, deployer, journalDir, onTransaction: () => expect.fail() }
        expect(await deployPresale(done)).toEqual(ended)
        const transactions = await client.getTransactionCount({ address: deployer.address })
        return { kills, transactions, wrongs: checks.filter(({ status }) => status === 'wrong') }
      }
      const last = lines[cut] ?? ''
      expect(toSaleError(ended)).toBeInstanceOf(ChainError)
      seen.add(keyOf(last))
      known = cut + 1
      await writeFile(
        journal,
        lines
          .slice(0, known)
          .map((line) => `\n${line}`)
          .join(''),
      )
      if (last.includes('"TRANSACTION_PREPARE_SEND"') && SENDS[sends++ % SENDS.length] === 'not signed')
        await writeFile(
          sent,
          linesOf(await readFile(sent, 'utf8'))
            .slice(0, -1)
            .map((line) => `${line}\n`)
            .join(''),
        )
    }
  } finally {
    await proxy.stop()
    await anvil.stop()
  }
}

function readLines(path: string): string[] {
  try {
    return linesOf(readFileSync(path, 'utf8'))
  } catch {
    return []
  }
}

/** Answers once that a transaction is not mined, for every second one: then those after it are confirmed first. */
function createLateReceipts() {
  const asked = new Set<unknown>()
  return ({ rpc }: ProxiedRequest): Fault | undefined => {
    const [hash] = Array.isArray(rpc?.params) ? rpc.params : []
    if (rpc?.method !== 'eth_getTransactionReceipt' || asked.has(hash)) return undefined
    asked.add(hash)
    return asked.size % 2 === 1 ? { result: null } : undefined
  }
}

/** Some 200 runs are begun. */
const timeout = 3 * LIMITS.test

const listSteps = () => [...presaleModule(config, deployer.address).futures]

/** Each step is begun, planned, prepared, sent, confirmed and completed. */
const LINES_OF_STEP = 6

test('resumes after a kill at every line of its journal, and sends nothing twice', { timeout }, async () => {
  const { kills, transactions, wrongs } = await deployWithKills()
  expect(wrongs).toEqual([])
  expect(transactions).toBe(listSteps().length)
  expect(kills).toBeGreaterThanOrEqual(LINES_OF_STEP * listSteps().length)
})

/**
 * The steps with the highest nonces of what is sent at a time, by the lowest ones. Killed while only the last is confirmed,
 * the journal knows a lower nonce than the node, and has confirmed it before the next transaction is sent.
 */
const LAST_OF = new Map([
  [12, 'CALL_EXECUTION_STATE_COMPLETE GenesisPresale#delay_yesToken'],
  [16, 'CALL_EXECUTION_STATE_COMPLETE GenesisPresale#register_USDT'],
])

/** Answers that the first of what is sent at a time is not mined, until the last of them is confirmed and the run killed. */
function createHeldReceipts() {
  const nonces = new Map<unknown, number | undefined>()
  return ({ rpc }: ProxiedRequest, killed: ReadonlySet<string>): Fault | undefined => {
    const [first] = Array.isArray(rpc?.params) ? rpc.params : []
    if (rpc?.method === 'eth_sendRawTransaction') nonces.set(keccak256(first), parseTransaction(first).nonce)
    const last = LAST_OF.get(nonces.get(first) ?? -1)
    const isHeld = rpc?.method === 'eth_getTransactionReceipt' && last !== undefined && !killed.has(last)
    return isHeld ? { result: null } : undefined
  }
}

/** Returns true for a line after which a run is killed: some of each step, for the test above kills after every one. */
const mayKillInStep = (line: string) =>
  listSteps().some(({ id }) => keyOf(line).endsWith(` ${id}`)) &&
  /"TRANSACTION_(SEND|CONFIRM)"|_COMPLETE"/.test(line)

test('resumes after a kill while an earlier transaction is not confirmed yet, and sends nothing twice', {
  timeout,
}, async () => {
  const [held, late] = [createHeldReceipts(), createLateReceipts()]
  const lasts = [...LAST_OF.values()]
  const { kills, transactions, wrongs } = await deployWithKills({
    anvilArgs: ['--block-time', '0.2'],
    mayKill: (line) => mayKillInStep(line) || lasts.includes(keyOf(line)),
    fault: (request, seen) => held(request, seen) ?? late(request),
  })
  expect(wrongs).toEqual([])
  expect(kills).toBeGreaterThanOrEqual(2 * listSteps().length)
  expect(transactions).toBe(listSteps().length)
})
