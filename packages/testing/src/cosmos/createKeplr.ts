import { stringToBytes } from 'viem'
import type { CosmosTestCore } from './cosmosTestCore.ts'
import type { CosmosTestKeplr, CosmosTestSignature } from './createCosmosTestWallet.ts'
import type { Signer } from './createSigner.ts'
import {
  type AminoDocument,
  type DirectDocument,
  toAminoBytes,
  toDirectBytes,
  toTextDocument,
} from './documents.ts'

const toSignature = ({ publicKey, sign }: Signer, bytes: Uint8Array): CosmosTestSignature => ({
  pub_key: { type: 'tendermint/PubKeySecp256k1', value: btoa(String.fromCharCode(...publicKey)) },
  signature: sign(bytes),
})

const toList = (chainIds: string | readonly string[]) => (Array.isArray(chainIds) ? chainIds : [chainIds])

/** Puts Keplr's interface before the wallet, with its failures. `name` is that of its accounts. */
export function createKeplr(core: CosmosTestCore, name: string): CosmosTestKeplr {
  const { ask, allow, asked, chains, signerOf, switches } = core

  function onlyAmino(chainId: string) {
    return {
      async getAccounts() {
        const { algo, bech32Address, pubKey } = await all.getKey(chainId)
        return [{ address: bech32Address, algo, pubkey: pubKey }]
      },
      async signAmino<document extends object>(address: string, document: document) {
        await ask('signAmino', [chainId, address, document])
        const asAmino = document as unknown as AminoDocument
        if (asAmino.chain_id !== chainId && asAmino.chain_id !== '')
          throw new Error('Unmatched chain id with the offline signer')
        const fee = { ...asAmino.fee, gas: String(Number(asAmino.fee.gas) + 1) }
        const signed = switches.current.changesFee ? { ...document, fee } : document
        return {
          signed,
          signature: toSignature(signerOf('signAmino', chainId, address), toAminoBytes(signed)),
        }
      },
    }
  }

  const all: CosmosTestKeplr = {
    enable: (chainIds) => allow('enable', [chainIds], toList(chainIds)),

    async disable(chainIds) {
      asked.push({ method: 'disable', params: [chainIds], prompted: false })
      core.revoke(chainIds ? toList(chainIds) : undefined)
    },

    async getKey(chainId) {
      await allow('getKey', [chainId], [chainId])
      const { algo, publicKey, bytes, address } = core.present(chainId)
      return {
        name,
        algo,
        pubKey: publicKey,
        address: bytes,
        bech32Address: address,
        isNanoLedger: false,
      }
    },

    getOfflineSignerOnlyAmino: onlyAmino,

    getOfflineSigner: (chainId) => ({
      ...onlyAmino(chainId),
      async signDirect(address, document) {
        await ask('signDirect', [chainId, address, document])
        const direct = document as unknown as DirectDocument
        if (direct.chainId !== chainId) throw new Error('Unmatched chain id with the offline signer')
        const signer = signerOf('signDirect', chainId, address)
        return { signed: document, signature: toSignature(signer, toDirectBytes(direct)) }
      },
    }),

    async signArbitrary(chainId, address, data) {
      await ask('signArbitrary', [chainId, address, data])
      const bytes = typeof data === 'string' ? stringToBytes(data) : data
      const text = switches.current.changesMessage ? Uint8Array.from([...bytes, 33]) : bytes
      const signer = signerOf('signArbitrary', chainId, address)
      return toSignature(signer, toAminoBytes(toTextDocument(address, text)))
    },

    async experimentalSuggestChain(info) {
      const { chainId, bech32Config, features } = info as {
        chainId: string
        bech32Config: { bech32PrefixAccAddr: string }
        features?: readonly string[]
      }
      if (chains.has(chainId)) return
      await ask('experimentalSuggestChain', [info])
      const algo = features?.includes('eth-key-sign') ? 'ethsecp256k1' : 'secp256k1'
      chains.set(chainId, { prefix: bech32Config.bech32PrefixAccAddr, algo })
    },
  }

  return new Proxy(all, {
    get(target, method) {
      const { throwInGetters, missing } = switches.current
      if (throwInGetters) throw new Error(`${String(method)} is not there`)
      return missing.includes(String(method)) ? undefined : Reflect.get(target, method)
    },
  })
}
