import type { CosmosAminoSigner, CosmosKey, CosmosSignature, MultiChainProvider } from '@foyer/modal-core'
import { UnsupportedChainError } from '@foyer/modal-core/page'
import { type Action, UnsupportedFeatureError, WalletAnswerError } from '../connections/errors.ts'
import { withProblem } from '../connections/withProblem.ts'
import { fromBase64, toBase64 } from '../encoding/base64.ts'
import { fromAddress } from './address.ts'
import { toTextDocument } from './adr36.ts'
import type { Keplr } from './openWallet.ts'

type Answer = Record<string, unknown>

/** The algorithms that a paired wallet may name. Libraries take no others. */
const ALGORITHMS = ['secp256k1', 'ethsecp256k1'] as const
/** The signers of a paired wallet, by the kind of document. */
const METHODS = { signDirect: 'cosmos_signDirect', signAmino: 'cosmos_signAmino' } as const

/** The bytes of a document of cosmjs, which travel as base64. */
type DirectDocument = {
  bodyBytes: Uint8Array
  authInfoBytes: Uint8Array
  chainId: string
  accountNumber: bigint
}

/** The accounts on Cosmos of a paired wallet in the form of Keplr, so that a dapp treats it as one of the page. */
export function toKeplr(provider: MultiChainProvider, { name }: { name: string }): Keplr {
  const caip2 = (chainId: string) => `cosmos:${chainId}`

  /** The addresses that the wallet shares on a chain. */
  const addressesOn = (chainId: string) =>
    provider
      .accounts('cosmos')
      .filter((account) => account.startsWith(`${caip2(chainId)}:`))
      .map((account) => account.slice(account.lastIndexOf(':') + 1))
      .filter((address) => fromAddress(address))

  function requireAddress(chainId: string): string {
    const [address] = addressesOn(chainId)
    if (address === undefined)
      throw withProblem(new UnsupportedChainError({ network: chainId }), {
        code: 'chainMissing',
        wallet: name,
        network: chainId,
      })
    return address
  }

  /** @throws {WalletAnswerError} the wallet does not say the key of the account that it shares */
  async function getKey(chainId: string): Promise<CosmosKey> {
    const bech32Address = requireAddress(chainId)
    const answer = await provider.request({
      chainId: caip2(chainId),
      method: 'cosmos_getAccounts',
      params: {},
    })
    const found = (Array.isArray(answer) ? answer : []).find((one) => Object(one).address === bech32Address)
    const { algo, pubkey } = Object(found) as Answer
    const pubKey = fromBase64(pubkey)
    if (pubKey?.length !== 33 || !ALGORITHMS.some((one) => one === algo))
      throw new WalletAnswerError({
        wallet: name,
        ecosystem: 'Cosmos',
        reason: 'answered without the key of its account',
        code: 'answerAddress',
      })
    return {
      name,
      algo: algo as (typeof ALGORITHMS)[number],
      pubKey,
      address: fromAddress(bech32Address)?.bytes ?? new Uint8Array(),
      bech32Address,
      isNanoLedger: false,
    }
  }

  async function sign(
    chainId: string,
    kind: keyof typeof METHODS,
    signerAddress: string,
    signDoc: object,
    action: Action = 'signTransactions',
  ) {
    const method = METHODS[kind]
    if (!provider.offers('cosmos', method))
      throw new UnsupportedFeatureError({
        wallet: name,
        ecosystem: 'Cosmos',
        action,
        feature: method,
      })
    const params = { signerAddress, signDoc }
    const answer = Object(await provider.request({ chainId: caip2(chainId), method, params })) as Answer
    const { pub_key, signature } = Object(answer.signature) as Partial<CosmosSignature>
    if (fromBase64(signature)?.length !== 64 || pub_key === undefined)
      throw new WalletAnswerError({
        wallet: name,
        ecosystem: 'Cosmos',
        reason: 'answered without a signature',
      })
    return { signature: { pub_key, signature: signature as string }, signed: answer.signed }
  }

  function onlyAmino(chainId: string): CosmosAminoSigner {
    return {
      async getAccounts() {
        const { algo, bech32Address, pubKey } = await getKey(chainId)
        return [{ address: bech32Address, algo: algo as (typeof ALGORITHMS)[number], pubkey: pubKey }]
      },
      /** Wallets may give another fee, and say so. Others say nothing. */
      async signAmino(signerAddress, document) {
        const { signature, signed } = await sign(chainId, 'signAmino', signerAddress, document)
        return { signature, signed: (signed ?? document) as typeof document }
      },
    }
  }

  return {
    async enable(chainIds) {
      const [first] = [chainIds].flat()
      if (addressesOn(first ?? '').length === 0) await provider.connect('cosmos')
      requireAddress(first ?? '')
    },

    addressOn: requireAddress,
    getKey,
    getOfflineSignerOnlyAmino: async (chainId) => onlyAmino(chainId),

    getOfflineSigner: async (chainId) => ({
      ...onlyAmino(chainId),
      async signDirect(signerAddress, document) {
        const { bodyBytes, authInfoBytes, accountNumber, ...rest } = document as unknown as DirectDocument
        const { signature, signed } = await sign(chainId, 'signDirect', signerAddress, {
          ...rest,
          bodyBytes: toBase64(bodyBytes),
          authInfoBytes: toBase64(authInfoBytes),
          accountNumber: String(accountNumber),
        })
        return { signature, signed: (readSigned(signed) ?? document) as typeof document }
      },
    }),

    async signArbitrary(chainId, address, data) {
      const document = toTextDocument(address, data)
      return (await sign(chainId, 'signAmino', address, document, 'signMessages')).signature
    },

    watch(onChange) {
      const stops = [
        provider.on('accountsChanged', ({ namespace }) => {
          if (namespace === 'cosmos') onChange()
        }),
        provider.on('disconnect', onChange),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },

    end: () => provider.disconnect(),
  }
}

/** The document that a wallet says it has signed. Undefined where it says none. */
function readSigned(signed: unknown): DirectDocument | undefined {
  const { bodyBytes, authInfoBytes, accountNumber, chainId } = Object(signed) as Answer
  const body = fromBase64(bodyBytes)
  const authInfo = fromBase64(authInfoBytes)
  const isNumber = /^\d{1,20}$/.test(String(accountNumber))
  return body && authInfo && isNumber && typeof chainId === 'string'
    ? { bodyBytes: body, authInfoBytes: authInfo, accountNumber: BigInt(String(accountNumber)), chainId }
    : undefined
}
