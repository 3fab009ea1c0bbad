import { isTransient, waitForReceipt } from '@foyer/chain-kit'
import {
  type Address,
  BaseError,
  createWalletClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
} from 'viem'
import { entryPoint08Address } from 'viem/account-abstraction'
import { privateKeyToAccount } from 'viem/accounts'
import { SponsorPaymaster } from '../generated/sponsorPaymaster.ts'

/** `to` is left out where a contract is created. */
export type OwnerTransaction = { to?: Address; data: Hex; value: bigint }

const { abi } = SponsorPaymaster

/** Transactions of the owner of a paymaster. */
export const transactions = {
  deploy: (owner: Address, signer: Address): OwnerTransaction => ({
    data: encodeDeployData({ ...SponsorPaymaster, args: [entryPoint08Address, owner, signer] }),
    value: 0n,
  }),
  deposit: (to: Address, value: bigint): OwnerTransaction => ({
    to,
    value,
    data: encodeFunctionData({ abi, functionName: 'deposit' }),
  }),
  withdraw: (to: Address, receiver: Address, amount: bigint): OwnerTransaction => ({
    to,
    value: 0n,
    data: encodeFunctionData({ abi, functionName: 'withdrawTo', args: [receiver, amount] }),
  }),
  setSigner: (to: Address, signer: Address): OwnerTransaction => ({
    to,
    value: 0n,
    data: encodeFunctionData({ abi, functionName: 'setSigner', args: [signer] }),
  }),
  addStake: (to: Address, value: bigint, delaySeconds: number): OwnerTransaction => ({
    to,
    value,
    data: encodeFunctionData({ abi, functionName: 'addStake', args: [delaySeconds] }),
  }),
}

/** Sends a transaction and waits until it is in a block. Returns the contract that it has created, if any. */
export async function sendTransaction(
  transaction: OwnerTransaction,
  { rpcUrl, key }: { rpcUrl: string; key: Hex },
): Promise<{ hash: Hex; created: Address | undefined }> {
  const transport = http(rpcUrl)
  const account = privateKeyToAccount(key)
  const id = await createWalletClient({ transport }).extend(publicActions).getChainId()
  const chain = defineChain({
    id,
    name: `Chain ${id}`,
    rpcUrls: { default: { http: [rpcUrl] } },
    nativeCurrency: { name: 'Native', symbol: 'NATIVE', decimals: 18 },
  })
  const client = createWalletClient({ account, chain, transport }).extend(publicActions)
  const hash = await client.sendTransaction(transaction).catch((cause: unknown) => {
    const reason = cause instanceof BaseError ? cause.shortMessage : String(cause)
    throw new Error(
      isTransient(cause)
        ? `The node did not say whether it accepted the transaction. Check the account before you send again: ${reason}`
        : `The transaction was not sent: ${reason}`,
      { cause },
    )
  })
  const { status, contractAddress } = await waitForReceipt(client, { hash }).catch((cause: unknown) => {
    throw new Error(
      `The transaction ${hash} was sent, but the node did not report its result. Look it up before you send again.`,
      { cause },
    )
  })
  if (status !== 'success') throw new Error(`The transaction ${hash} has failed.`)
  return { hash, created: contractAddress ?? undefined }
}
