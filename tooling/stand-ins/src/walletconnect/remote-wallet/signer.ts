import { createWalletClient, type Hex, http, numberToHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { z } from 'zod'

/** anvil's own, which everybody knows: its accounts hold nothing outside a development chain. */
const MNEMONIC = 'test test test test test test test test test test test junk'

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value))
const transactionSchema = z.tuple([
  z.object({ to: hex.optional(), data: hex.optional(), value: hex.optional(), gas: hex.optional() }),
])
const typedDataSchema = z.tuple([hex, z.string()])

export type CreateSignerParameters = {
  /** Index of the account in anvil's mnemonic. */
  accountIndex: number
  /** The chain that transactions are sent to. */
  rpcUrl: string
}

/** Methods that the wallet offers to the pages it is connected to. */
export const METHODS = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_getCapabilities',
]

/** The keys of the scriptable wallet, and what it does with them. */
export function createSigner({ accountIndex, rpcUrl }: CreateSignerParameters) {
  const account = mnemonicToAccount(MNEMONIC, { addressIndex: accountIndex })
  const client = createWalletClient({ account, chain: bsc, transport: http(rpcUrl) })

  return {
    address: account.address,
    signMessage: (message: string) => account.signMessage({ message }),

    /** Result of a request that the user has approved. */
    async answer(method: string, params: unknown): Promise<unknown> {
      switch (method) {
        case 'personal_sign': {
          const [raw] = z.tuple([hex, z.string()]).parse(params)
          return account.signMessage({ message: { raw } })
        }
        case 'eth_signTypedData_v4':
          return account.signTypedData(JSON.parse(typedDataSchema.parse(params)[1]))
        case 'eth_sendTransaction': {
          const [{ to, data, value, gas }] = transactionSchema.parse(params)
          return client.sendTransaction({ to, data, value: value && BigInt(value), gas: gas && BigInt(gas) })
        }
        case 'wallet_switchEthereumChain':
          return null
        case 'wallet_getCapabilities':
          return { [numberToHex(bsc.id)]: {} }
        default:
          throw new Error(`The wallet does not know ${method}.`)
      }
    },
  }
}
