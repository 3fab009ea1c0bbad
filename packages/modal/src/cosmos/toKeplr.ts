import type { CosmosAminoSigner, CosmosSignature, MultiChainProvider } from '@foyer/modal-core'
import { type Action, UnsupportedFeatureError, WalletAnswerError } from '../connections/errors.ts'
import { fromBase64, toBase64 } from '../encoding/base64.ts'
import { toTextDocument } from './adr36.ts'
import { type ALGORITHMS, type Answer, caip2, createSharedKeys } from './createSharedKeys.ts'
import type { Keplr } from './keplr.ts'

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
  const { addressesOn, requireAddress, getKey } = createSharedKeys(provider, name)

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
