import { hexToBytes, isHex } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { ENTRY_POINT } from '../smartAccount/contracts.ts'
import { SignerError } from './errors.ts'
import { hashTypedData, type TypedData } from './hashTypedData.ts'
import { parse, parseJson, requireSame } from './parseRequest.ts'
import { address, signTransaction, transaction } from './signTransaction.ts'

const typedData = z.object({
  domain: z.record(z.string(), z.unknown()),
  types: z.record(z.string(), z.array(z.object({ name: z.string(), type: z.string() }))),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
})

/** Schema of a request to sign. */
const requestSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('personal_sign'), params: z.tuple([z.string(), address], z.unknown()) }),
  z.object({
    method: z.literal('eth_signTypedData_v4'),
    params: z.tuple([address, z.union([z.string(), z.record(z.string(), z.unknown())])], z.unknown()),
  }),
  z.object({ method: z.literal('eth_sendTransaction'), params: z.tuple([transaction], z.unknown()) }),
])

const callsSchema = z.object({
  method: z.literal('wallet_sendCalls'),
  params: z.tuple([z.array(transaction)]),
})

/**
 * Signs what a text asks for: the text that was shown, so that nothing else can be signed.
 *
 * @returns a signature, or the signed transaction
 * @throws {SignerError} `request`: the text asks for something else, or for another account or chain
 */
export async function signText(
  account: PrivateKeyAccount,
  text: string,
  chainId: number,
): Promise<`0x${string}`> {
  const { method, params } = parse(requestSchema, parseJson(text))
  if (method === 'personal_sign') {
    const [message, signer] = params
    requireSame(signer, account.address)
    // Hexadecimal stands for bytes, as in other wallets.
    const isBytes = isHex(message) && message.length % 2 === 0
    return account.signMessage({ message: isBytes ? { raw: hexToBytes(message) } : message })
  }
  if (method === 'eth_signTypedData_v4') {
    const [signer, data] = params
    requireSame(signer, account.address)
    const parsed = parse(typedData, typeof data === 'string' ? parseJson(data) : data)
    // EntryPoint takes it as the signature of an operation, which only signOperation makes.
    if (String(parsed.domain.verifyingContract).toLowerCase() === ENTRY_POINT.toLowerCase())
      throw new SignerError('request')
    return account.sign({ hash: hashOf(parsed) })
  }
  return signTransaction(account, params[0], chainId)
}

function hashOf(data: TypedData) {
  try {
    return hashTypedData(data)
  } catch (cause) {
    throw new SignerError('request', { cause })
  }
}

/**
 * Signs the transactions that a text of several calls asks for, in their order.
 *
 * @throws {SignerError} `request`: the text asks for something else, or for another account or chain
 */
export async function signCalls(
  account: PrivateKeyAccount,
  text: string,
  chainId: number,
): Promise<`0x${string}`[]> {
  const [transactions] = parse(callsSchema, parseJson(text)).params
  return Promise.all(transactions.map((each) => signTransaction(account, each, chainId)))
}
