import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createSolanaRpc,
  createTransactionMessage,
  getBase64Decoder,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'

/** Two accounts that hold nothing at first. */
export const RECEIVER = address('7VHUFJHWu2CuExkJcJrzhQPJ2oygupTWkL2A2For4BmE')
const SYSTEM = address('11111111111111111111111111111111')

type TransferParameters = { from: string; to?: Address; amount: bigint; extraSigner?: Address }

/** The System program's transfer, by hand: its number 2, then the amount. */
export function transferInstruction({ from, to = RECEIVER, amount, extraSigner }: TransferParameters) {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, 2, true)
  view.setBigUint64(4, amount, true)
  const accounts = [
    { address: address(from), role: 3 },
    { address: to, role: 1 },
    ...(extraSigner ? [{ address: extraSigner, role: 2 }] : []),
  ]
  return { programAddress: SYSTEM, data, accounts }
}

export const latestBlockhash = async (rpcUrl: string) =>
  (await createSolanaRpc(rpcUrl).getLatestBlockhash().send()).value

/** The bytes of a transfer that nobody has signed, as Kit makes them. */
export function encodeTransfer(
  parameters: TransferParameters & {
    version?: 'legacy' | 0 | 1
    lifetime: { blockhash: Blockhash; lastValidBlockHeight: bigint }
  },
): Uint8Array {
  const { version = 0, lifetime, from } = parameters
  const message = pipe(
    createTransactionMessage({ version: version as 0 }),
    (one) => setTransactionMessageFeePayer(address(from), one),
    (one) => setTransactionMessageLifetimeUsingBlockhash(lifetime, one),
    (one) => appendTransactionMessageInstruction(transferInstruction(parameters), one),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

/** Sends a signed transaction, by Kit. */
export function sendBytes(rpcUrl: string, transaction: Uint8Array) {
  const wire = getBase64Decoder().decode(transaction)
  const rpc = createSolanaRpc(rpcUrl)
  return rpc.sendTransaction(wire as Parameters<typeof rpc.sendTransaction>[0], { encoding: 'base64' }).send()
}
