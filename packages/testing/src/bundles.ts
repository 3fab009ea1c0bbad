import { type Hash, type Hex, type LocalAccount, numberToHex, parseAbi } from 'viem'
import * as z from 'zod/mini'
import type { Accounts } from './accounts.ts'
import type { Chains } from './chains.ts'
import { createSender } from './createSender.ts'
import { toProviderError, unknownBundle, unsupported, unsupportedChain, upgradeRejected } from './errors.ts'
import { TestDelegate } from './generated/TestDelegate.ts'
import { addressSchema, chainIdSchema, hexSchema, parseParams, quantitySchema } from './params.ts'
import type { Ask } from './prompt.ts'
import type { Queue } from './queue.ts'
import { forward } from './rpc.ts'
import type { SwitchStore } from './switches.ts'

const abi = parseAbi([
  'struct Call { address to; uint256 value; bytes data; }',
  'function execute(Call[] calls) payable',
])

const sendCallsSchema = z.tuple(
  [
    z.object({
      version: z.string(),
      from: z.optional(addressSchema),
      chainId: chainIdSchema,
      calls: z
        .array(
          z.object({ to: addressSchema, data: z.optional(hexSchema), value: z.optional(quantitySchema) }),
        )
        .check(z.minLength(1)),
    }),
  ],
  z.unknown(),
)
const statusSchema = z.tuple([z.string()], z.unknown())
const capabilitiesSchema = z.tuple([addressSchema], z.unknown())

const receiptSchema = z.nullable(z.looseObject({ status: hexSchema }))

type Calls = z.output<typeof sendCallsSchema>[0]['calls']

/**
 * The methods of EIP-5792. A bundle is one transaction: the account delegates to a contract (EIP-7702), which it
 * deploys the first time, and calls itself. A bundle's id is the hash of its transaction.
 */
export function createBundles(options: {
  accounts: Accounts
  chains: Chains
  switches: SwitchStore
  enqueue: Queue
}) {
  const { accounts, chains, switches, enqueue } = options
  const sent = new Set<string>()
  const delegates = new Map<number, Hex>()

  async function send(account: LocalAccount, calls: Calls): Promise<Hash> {
    const client = await createSender(account, chains)
    const delegate = delegates.get(client.chain.id) ?? (await deploy(client))
    delegates.set(client.chain.id, delegate)
    const authorization = await client.signAuthorization({ contractAddress: delegate, executor: 'self' })
    return client.writeContract({
      address: account.address,
      abi,
      functionName: 'execute',
      args: [calls.map(({ to, data = '0x', value = 0n }) => ({ to, data, value }))],
      authorizationList: [authorization],
    })
  }

  const assertOn = (method: string) => {
    if (switches.current.batching === 'unsupported') throw unsupported(method)
  }

  return {
    methods: {
      wallet_getCapabilities(params: unknown) {
        const [address] = parseParams('wallet_getCapabilities', capabilitiesSchema, params)
        assertOn('wallet_getCapabilities')
        accounts.authorize('wallet_getCapabilities', address)
        return { [numberToHex(chains.current())]: { atomic: { status: switches.current.batching } } }
      },
      async wallet_sendCalls(params: unknown, ask: Ask) {
        const [{ from = accounts.current().address, chainId, calls }] = parseParams(
          'wallet_sendCalls',
          sendCallsSchema,
          params,
        )
        assertOn('wallet_sendCalls')
        const account = accounts.authorize('wallet_sendCalls', from)
        if (chainId !== chains.current()) throw unsupportedChain(chainId)
        if (switches.current.batching === 'ready') {
          const upgrade = () => switches.set({ batching: 'supported' })
          await ask(upgrade, { as: 'upgrade' }).catch(() => Promise.reject(upgradeRejected()))
        }
        const sendAll = async () => {
          try {
            const hash = await enqueue(() => send(account, calls))
            sent.add(hash)
            return { id: hash }
          } catch (error) {
            throw toProviderError(error)
          }
        }
        return ask(sendAll, { replaceable: true })
      },
      async wallet_getCallsStatus(params: unknown) {
        const [id] = parseParams('wallet_getCallsStatus', statusSchema, params)
        assertOn('wallet_getCallsStatus')
        const answer = await forward(chains.node(), 'eth_getTransactionReceipt', [id]).catch(() => null)
        const receipt = z.parse(receiptSchema, answer)
        if (receipt === null && !sent.has(id)) throw unknownBundle(id)
        return {
          version: '2.0.0',
          id,
          chainId: numberToHex(chains.current()),
          atomic: true,
          status: receipt === null ? 100 : receipt.status === '0x1' ? 200 : 500,
          receipts: receipt === null ? [] : [receipt],
        }
      },
    },
  }
}

async function deploy(client: Awaited<ReturnType<typeof createSender>>): Promise<Hex> {
  const hash = await client.deployContract({ abi: [], bytecode: TestDelegate.bytecode })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The delegate of the test wallet was not deployed.')
  return contractAddress
}
