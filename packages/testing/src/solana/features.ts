import { bytesToHex, bytesToString, concat, stringToBytes } from 'viem'
import { forward } from '../rpc.ts'
import type { createSwitchStore } from '../switches.ts'
import type { Signer } from './createSigner.ts'
import type { SolanaTestAccount } from './createSolanaTestWallet.ts'
import { formatSignIn, type SolanaSignInInput } from './formatSignIn.ts'
import { signTransaction } from './signTransaction.ts'
import type { SolanaSwitches } from './switches.ts'

type CreateFeaturesParameters = {
  rpcUrl: string | undefined
  switches: Pick<ReturnType<typeof createSwitchStore<SolanaSwitches>>, 'current'>
  ask: (feature: string, inputs: readonly unknown[]) => Promise<void>
  connect: (input?: { silent?: boolean }) => Promise<unknown>
  /** The signer of an account. */
  signerOf: (feature: string, account: unknown) => Signer
  /** The account in use. */
  first: () => Signer
  accountOf: (signer: Signer) => SolanaTestAccount
}

type MessageInput = { account: unknown; message: Uint8Array }
type OffchainInput = { account: unknown; message: string; requiredSigners: readonly Uint8Array[] }
type TransactionInput = { account: unknown; transaction: Uint8Array; chain?: string; options?: SendOptions }
type SendOptions = {
  preflightCommitment?: string
  skipPreflight?: boolean
  maxRetries?: number
  minContextSlot?: number
}

const OFFCHAIN = concat([Uint8Array.of(255), stringToBytes('solana offchain'), Uint8Array.of(1)])

/** An off-chain message of version 1: its mark, then those who have to sign it in the order of their keys, then the text. */
function toOffchainMessage(text: Uint8Array, signers: readonly Uint8Array[]) {
  const keys = signers.toSorted((a, b) => (bytesToHex(a) < bytesToHex(b) ? -1 : 1))
  return concat([OFFCHAIN, Uint8Array.of(keys.length), ...keys, text])
}

const VERSIONS = ['legacy', 0] as const

/** The features of Solana. Each of their methods takes several inputs and asks the user once. */
export function createFeatures(parameters: CreateFeaturesParameters) {
  const { rpcUrl, switches, ask, connect, signerOf, first, accountOf } = parameters

  /** Returns the bytes that the wallet really signs. */
  const toMessage = (message: Uint8Array) =>
    switches.current.changesMessage ? stringToBytes(`${bytesToString(message)} (changed)`) : message

  function signOne(feature: string, { account, transaction }: TransactionInput) {
    const signer = signerOf(feature, account)
    return signTransaction(transaction, signer, signer.sign)
  }

  async function send(url: string, signedTransaction: Uint8Array, options: SendOptions = {}) {
    const wire = btoa(String.fromCharCode(...signedTransaction))
    await forward(url, 'sendTransaction', [wire, { ...options, encoding: 'base64' }])
    return { signature: signedTransaction.slice(1, 65) }
  }

  return {
    'solana:signMessage': {
      version: '1.1.0',
      async signMessage(...inputs: MessageInput[]) {
        await ask('solana:signMessage', inputs)
        return inputs.map(({ account, message }) => {
          const signedMessage = toMessage(message)
          return { signedMessage, signature: signerOf('solana:signMessage', account).sign(signedMessage) }
        })
      },
    },
    'solana:signOffchainMessage': {
      version: '1.0.0',
      supportedMessageVersions: [1],
      async signOffchainMessage(...inputs: OffchainInput[]) {
        await ask('solana:signOffchainMessage', inputs)
        return inputs.map(({ account, message, requiredSigners }) => {
          const signedOffchainMessage = toOffchainMessage(toMessage(stringToBytes(message)), requiredSigners)
          const { sign } = signerOf('solana:signOffchainMessage', account)
          return { signedOffchainMessage, signature: sign(signedOffchainMessage) }
        })
      },
    },
    'solana:signIn': {
      version: '1.0.0',
      async signIn(...inputs: SolanaSignInInput[]) {
        await ask('solana:signIn', inputs)
        await connect()
        return inputs.map((input) => {
          const account = accountOf(first())
          const domain = input.domain ?? globalThis.location?.host ?? ''
          const text = formatSignIn({ ...input, domain, address: input.address ?? account.address })
          const signedMessage = toMessage(stringToBytes(text))
          return { account, signedMessage, signature: signerOf('solana:signIn', account).sign(signedMessage) }
        })
      },
    },
    'solana:signTransaction': {
      version: '1.0.0',
      supportedTransactionVersions: VERSIONS,
      async signTransaction(...inputs: TransactionInput[]) {
        await ask('solana:signTransaction', inputs)
        return inputs.map((input) => ({ signedTransaction: signOne('solana:signTransaction', input) }))
      },
    },
    ...(rpcUrl === undefined
      ? {}
      : {
          'solana:signAndSendTransaction': {
            version: '1.0.0',
            supportedTransactionVersions: VERSIONS,
            async signAndSendTransaction(...inputs: TransactionInput[]) {
              await ask('solana:signAndSendTransaction', inputs)
              const outputs: { signature: Uint8Array }[] = []
              for (const input of inputs)
                outputs.push(
                  await send(rpcUrl, signOne('solana:signAndSendTransaction', input), input.options),
                )
              return outputs
            },
          },
        }),
  }
}
