import type { BitcoinPurpose, ChainId, Network } from '@foyer/modal-core'

/** An address as a wallet says it, unchecked. */
export type SharedAddress = {
  address: unknown
  purpose?: unknown
  /** In hex. */
  publicKey?: unknown
  /** The chain that the wallet is on, where its dialect can tell it. */
  chainId?: ChainId | undefined
}

export type SignInput = { address: string; index: number; sighashTypes?: readonly number[] | undefined }

export type DialectParameters = {
  /** The name that the wallet gives itself. */
  name: string
  purposes: readonly BitcoinPurpose[]
}

/** A wallet in one form over all dialects. Its answers are not checked. */
export type BitcoinWallet = {
  name: string
  satsConnectId?: string | undefined
  /** Asks for addresses. The wallet prompts. */
  connect: (network: Network | undefined) => Promise<readonly SharedAddress[]>
  /** Says what the wallet shares already, and never prompts. */
  resume: () => Promise<readonly SharedAddress[]>
  disconnect?: (() => Promise<unknown>) | undefined
  /** Calls back when accounts or the network change, with the addresses where the wallet says them. Returns what stops it. */
  watch: (listener: (addresses?: readonly SharedAddress[]) => void) => () => void
  switchNetwork?: ((network: Network) => Promise<unknown>) | undefined
  /** The signature is bytes, or a text in base64 or hex. */
  signMessage: (parameters: {
    address: string
    message: string
    protocol: 'bip322' | 'ecdsa'
  }) => Promise<unknown>
  /** The PSBT is undefined where the wallet has sent the transaction and says its id alone. */
  signPsbt: (parameters: {
    psbt: Uint8Array
    signInputs: readonly SignInput[]
    broadcast: boolean
  }) => Promise<{ psbt: unknown; txid?: unknown }>
  /** Sends a signed PSBT, in dialects that sign without sending. */
  push?: ((psbt: Uint8Array) => Promise<unknown>) | undefined
  /** False where it is known before asking that the wallet cannot send. */
  canSend?: (() => boolean) | undefined
  /** Pays from the payment address. */
  sendTransfer?: ((parameters: { from: string; to: string; amount: bigint }) => Promise<unknown>) | undefined
}
