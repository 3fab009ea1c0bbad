import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import { z } from 'zod'
import { fromBase58, toBase58 } from './base58.ts'

/** Bytes of PKCS #8 before the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

/** Methods that the wallet offers in this namespace. */
export const SOLANA_METHODS = ['solana_signMessage']

const messageSchema = z.object({ message: z.string(), pubkey: z.string() })

/** A Solana account of the scriptable wallet: which one, says the index. It holds nothing anywhere. */
export function createSolanaSigner({ accountIndex }: { accountIndex: number }) {
  const seed = createHash('sha256').update(`Remote Wallet, account ${accountIndex}`).digest()
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32)

  return {
    address: toBase58(publicKey),

    /** Result of a request that the user has approved. */
    answer(method: string, params: unknown) {
      if (method !== 'solana_signMessage') throw new Error(`The wallet does not know ${method}.`)
      const { message } = messageSchema.parse(params)
      return { signature: toBase58(sign(null, fromBase58(message), key)) }
    },
  }
}
