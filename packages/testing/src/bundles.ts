import { type Hash, type Hex, type LocalAccount, numberToHex, parseAbi } from 'viem'
import * as z from 'zod/mini'
import type { Accounts } from './accounts.ts'
import type { Chains } from './chains.ts'
import { createSender } from './createSender.ts'
import { toProviderError, unknownBundle, unsupported, unsupportedChain, upgradeRejected } from './errors.ts'
import { TestDelegate } from './generated/TestDelegate.ts'
import { addressSchema, chainIdSchema, hexSchema, parseParams, quantitySchema } from './params.ts'
import type { Prompt } from './prompt.ts'
import type { Queue } from './queue.ts'
import { forward } from './rpc.ts'
import { assertAuthorized } from './signing.ts'
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
  account: LocalAccount
  accounts: Accounts
  chains: Chains
  prompt: Prompt
  switches: SwitchStore
  enqueue: Queue
}) {
  const { account, accounts, chains, prompt, switches, enqueue } = options
  const sent = new Set<string>()
  let delegate: Hex | undefined

  async function send(calls: Calls): Promise<Hash> {
    const client = await createSender(account, chains)
    delegate ??= await deploy(client)
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
        assertAuthorized('wallet_getCapabilities', accounts, address)
        return { [numberToHex(chains.current())]: { atomic: { status: switches.current.batching } } }
      },
      async wallet_sendCalls(params: unknown) {
        const [{ from = account.address, chainId, calls }] = parseParams(
          'wallet_sendCalls',
          sendCallsSchema,
          params,
        )
        assertOn('wallet_sendCalls')
        assertAuthorized('wallet_sendCalls', accounts, from)
        if (chainId !== chains.current()) throw unsupportedChain(chainId)
        if (switches.current.batching === 'ready') {
          await prompt('upgrade').catch(() => Promise.reject(upgradeRejected()))
          switches.set({ batching: 'supported' })
        }
        await prompt('wallet_sendCalls')
        try {
          const hash = await enqueue(() => send(calls))
          sent.add(hash)
          return { id: hash }
        } catch (error) {
          throw toProviderError(error)
        }
      },
      async wallet_getCallsStatus(params: unknown) {
        const [id] = parseParams('wallet_getCallsStatus', statusSchema, params)
        assertOn('wallet_getCallsStatus')
        const answer = await forward(chains.rpcUrl(), 'eth_getTransactionReceipt', [id]).catch(() => null)
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
