import {
  type Address,
  createTestClient,
  type Hex,
  http,
  parseEther,
  publicActions,
  walletActions,
} from 'viem'
import {
  entryPoint08Abi,
  entryPoint08Address,
  getUserOperationHash,
  toPackedUserOperation,
  type UserOperation,
} from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { SponsorPaymaster } from '../src/generated/sponsorPaymaster.ts'
import { SIMPLE_7702_ACCOUNT } from '../src/paymaster/contracts.ts'
import { sendTransaction, transactions } from '../src/paymaster/transactions.ts'

/** Anvil's first account. */
export const OWNER = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
export const OWNER_KEY: Hex = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'

export type Operation = UserOperation<'0.8'>

export const createChainClient = (rpcUrl: string) =>
  createTestClient({ mode: 'anvil', chain: bsc, transport: http(rpcUrl), cacheTime: 0, pollingInterval: 50 })
    .extend(publicActions)
    .extend(walletActions)

export type ChainClient = ReturnType<typeof createChainClient>

/** A paymaster of the test's owner. */
export async function deployPaymaster(rpcUrl: string, signer: Address, deposit = parseEther('1')) {
  const sending = { rpcUrl, key: OWNER_KEY }
  const { created } = await sendTransaction(transactions.deploy(OWNER.address, signer), sending)
  if (created === undefined) throw new Error('No paymaster was created.')
  if (deposit > 0n) await sendTransaction(transactions.deposit(created, deposit), sending)
  return created
}

/** An account that delegates to Simple7702Account and has nothing. */
export async function createSponsoredAccount(client: ChainClient, implementation = SIMPLE_7702_ACCOUNT) {
  const account = privateKeyToAccount(generatePrivateKey())
  const authorization = await account.signAuthorization({ address: implementation, chainId: 56, nonce: 0 })
  const hash = await client.sendTransaction({
    account: OWNER,
    to: account.address,
    authorizationList: [authorization],
  })
  await client.waitForTransactionReceipt({ hash })
  return account
}

export type SponsoredAccount = Awaited<ReturnType<typeof createSponsoredAccount>>

/** Signs an operation as its owner, and has EntryPoint handle it. */
export async function handleOperation(client: ChainClient, account: SponsoredAccount, operation: Operation) {
  const hash = getUserOperationHash({
    chainId: 56,
    entryPointAddress: entryPoint08Address,
    entryPointVersion: '0.8',
    userOperation: operation,
  })
  const signature = await account.sign({ hash })
  const { request } = await client.simulateContract({
    abi: [...entryPoint08Abi, ...SponsorPaymaster.abi],
    address: entryPoint08Address,
    functionName: 'handleOps',
    args: [[toPackedUserOperation({ ...operation, signature })], OWNER.address],
    account: OWNER,
    gas: 3_000_000n,
  } as never)
  return client.waitForTransactionReceipt({ hash: await client.writeContract(request as never) })
}
