import {
  type Address,
  appendTransactionMessageInstruction,
  createSolanaRpc,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  lamports,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SolanaChain, startSolanaChain } from './startSolanaChain.ts'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterAll(() => chain.stop())

const SOL = 1_000_000_000n
const SYSTEM = '11111111111111111111111111111111' as Address
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const SAFE = '7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE'

/** The System program's transfer, by hand: its number 2, then the amount. */
function transfer(from: TransactionSigner, to: Address, amount: bigint) {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, amount, true)
  return {
    programAddress: SYSTEM,
    data,
    accounts: [
      { address: from.address, role: 3, signer: from },
      { address: to, role: 1 },
    ],
  }
}

async function setup() {
  const rpc = createSolanaRpc(chain.rpcUrl)
  const [from, to] = await Promise.all([generateKeyPairSigner(), generateKeyPairSigner()])
  await rpc.requestAirdrop(from.address, lamports(2n * SOL)).send()
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const transaction = await signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(from, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstruction(transfer(from, to.address, SOL), message),
    ),
  )
  const bytes = getBase64EncodedWireTransaction(transaction)
  const send = (wire: string) => rpc.sendTransaction(wire as typeof bytes, { encoding: 'base64' }).send()
  return { rpc, from, to, bytes, send }
}

test('runs a transaction that Kit signs, once', async () => {
  const { rpc, from, to, bytes, send } = await setup()
  const signature = await send(bytes)
  expect((await rpc.getBalance(to.address).send()).value).toBe(SOL)
  expect((await rpc.getBalance(from.address).send()).value).toBe(SOL - 5000n)
  const { value } = await rpc.getSignatureStatuses([signature]).send()
  expect(value).toMatchObject([{ confirmationStatus: 'finalized', err: null }])
  await expect(send(bytes)).rejects.toThrow('simulation failed')
})

test('refuses a forged signature and an expired blockhash', async () => {
  const { to, bytes, send } = await setup()
  const forged = Buffer.from(bytes, 'base64')
  forged[1] = (forged[1] ?? 0) ^ 1
  await expect(send(forged.toString('base64'))).rejects.toThrow('signature verification failure')
  chain.expireBlockhash()
  await expect(send(bytes)).rejects.toThrow()
  expect(chain.balanceOf(to.address)).toBe(0n)
})

test('lists the tokens of an account, and says the genesis that it was started with', async () => {
  const { rpc, from } = await setup()
  chain.addToken({ mint: MINT, account: SAFE, owner: from.address, amount: 25_000_000n, decimals: 6 })
  const program = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA' as Address
  const { value } = await rpc
    .getTokenAccountsByOwner(from.address, { programId: program }, { encoding: 'jsonParsed' })
    .send()
  expect(value.map(({ account }) => account.data.parsed.info)).toMatchObject([
    { mint: MINT, tokenAmount: { amount: '25000000', decimals: 6 } },
  ])
  expect((await rpc.getGenesisHash().send()).slice(0, 32)).toBe('5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp')
})
