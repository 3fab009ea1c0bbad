import type { Eip1193Provider } from './eip1193.ts'
import type { Namespace } from './network.ts'

// Shapes only, so that the libraries of no namespace are needed. `providers.test-d.ts` of the package modal compares
// them with the types of those libraries.

/** Providers of connected wallets for the dapp, by namespace. */
export type Providers = {
  eip155: Eip1193Provider
  solana: SolanaProvider
  bip122: BitcoinProvider
  polkadot: PolkadotProvider
  cosmos: CosmosProvider
}

export type ProviderOf<namespace extends Namespace> = Providers[namespace]

type Identifier = `${string}:${string}`

/** Bytes that only their owner changes. */
type ReadonlyBytes = Omit<Uint8Array, 'copyWithin' | 'fill' | 'reverse' | 'set' | 'sort'> & {
  readonly [index: number]: number
}

/** An image as the Wallet Standard asks for it. */
type StandardIcon = `data:image/${'svg+xml' | 'webp' | 'png' | 'gif'};base64,${string}`

/** An account of a Wallet Standard wallet. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: ReadonlyBytes
  readonly chains: readonly Identifier[]
  readonly features: readonly Identifier[]
  readonly label?: string
  readonly icon?: StandardIcon
}

/** A wallet of the Wallet Standard. Features have the types of the libraries that define them. */
export type StandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: StandardIcon
  readonly chains: readonly Identifier[]
  readonly features: Readonly<Record<Identifier, unknown>>
  readonly accounts: readonly StandardAccount[]
}

/** The wallet itself, the account in use and its chain, written as wallets write it: `solana:mainnet`. */
export type SolanaProvider = {
  wallet: StandardWallet
  account: StandardAccount
  chain: `solana:${string}`
}

/** `payment` holds the currency, `ordinals` may hold inscriptions. */
export type BitcoinPurpose = 'payment' | 'ordinals'

export type BitcoinAddress = {
  address: string
  purpose: BitcoinPurpose
  /** In hex. */
  publicKey?: string | undefined
  addressType: 'p2pkh' | 'p2sh' | 'p2wpkh' | 'p2tr'
}

/** One form for the dialects of Bitcoin's wallets. PSBTs and signatures are base64. */
export type BitcoinProvider = {
  addresses: readonly BitcoinAddress[]
  /** The wallet's id at sats-connect, where it has one. */
  satsConnectId?: string | undefined
  signMessage: (parameters: {
    address: string
    message: string
    protocol?: 'bip322' | 'ecdsa' | undefined
  }) => Promise<{ signature: string; protocol: 'bip322' | 'ecdsa' }>
  signPsbt: (parameters: {
    psbt: string
    signInputs: readonly { address: string; index: number; sighashTypes?: readonly number[] | undefined }[]
    broadcast?: boolean | undefined
  }) => Promise<{ psbt: string; txid?: string | undefined }>
  /** `amount` is in satoshi. */
  sendTransfer: (parameters: { to: string; amount: bigint }) => Promise<{ txid: string }>
}

export type PolkadotAccount = {
  address: string
  genesisHash?: string | null
  name?: string
  type?: 'sr25519' | 'ed25519' | 'ecdsa'
}

/** The signer of an injected extension. `payload` is the `SignerPayloadJSON` of the dapp's library. */
export type PolkadotInjectedSigner = {
  signPayload: (payload: object) => Promise<{
    id: number
    signature: `0x${string}`
    signedTransaction?: `0x${string}` | Uint8Array
  }>
  signRaw: (raw: {
    address: string
    data: string
    type?: 'bytes' | 'payload'
  }) => Promise<{ id: number; signature: `0x${string}` }>
}

export type PolkadotProvider = {
  /** The wallet's. */
  name: string
  /** The account in use. */
  address: string
  accounts: readonly PolkadotAccount[]
  signer: PolkadotInjectedSigner
}

export type CosmosKey = {
  name: string
  algo: string
  pubKey: Uint8Array
  address: Uint8Array
  bech32Address: string
  isNanoLedger: boolean
}

export type CosmosSignature = { pub_key: { type: string; value: unknown }; signature: string }

type CosmosAccount = {
  readonly address: string
  readonly algo: 'secp256k1' | 'ed25519' | 'sr25519' | 'eth_secp256k1' | 'ethsecp256k1'
  readonly pubkey: Uint8Array
}

/** Returns the document that was signed: the user may have changed its fee. */
type SignDocument = <document extends object>(
  signerAddress: string,
  document: document,
) => Promise<{ signed: document; signature: CosmosSignature }>

export type CosmosAminoSigner = {
  getAccounts: () => Promise<readonly CosmosAccount[]>
  signAmino: SignDocument
}

export type CosmosOfflineSigner = CosmosAminoSigner & { signDirect: SignDocument }

export type CosmosProvider = {
  getKey: (chainId: string) => Promise<CosmosKey>
  getOfflineSigner: (chainId: string) => Promise<CosmosOfflineSigner>
  getOfflineSignerOnlyAmino: (chainId: string) => Promise<CosmosAminoSigner>
  /** Signs a text by ADR-36. */
  signArbitrary: (chainId: string, address: string, data: string) => Promise<CosmosSignature>
  /** The wallet's own object, where it is one of Keplr's form. */
  keplr?: object | undefined
}
