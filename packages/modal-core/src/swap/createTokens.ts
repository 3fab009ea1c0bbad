import { findSender } from '../actions/findSender.ts'
import type { Modal } from '../types/modal.ts'
import type { SwapState, SwapToken } from '../types/swap.ts'
import { parseUrl } from '../utils/floor.ts'
import { convertToken } from '../wire/convertSchemas.ts'
import type { createConvertClient } from '../wire/createConvertClient.ts'
import type { createPictures } from '../wire/createPictures.ts'
import { hasReason } from '../wire/ServerFailure.ts'
import { fromCaip10 } from './wireAssets.ts'

/** The most tokens that are offered of one answer. */
const MAX_TOKENS = 1_000

type CreateTokensParameters = {
  modal: Pick<Modal, 'networks' | 'accounts' | 'adapterOf'>
  state: SwapState
  client: Pick<ReturnType<typeof createConvertClient>, 'tokens'>
  pictures: Pick<ReturnType<typeof createPictures>, 'get' | 'load'>
  /** Pictures are loaded from the server alone. */
  origin: string | undefined
  isAddress: (text: string) => boolean
  cleanName: (name: unknown) => string | undefined
  onError: (error: unknown) => void
}

/** The tokens that can be swapped on a network, read once. */
export function createTokens({
  modal,
  state,
  client,
  pictures,
  origin,
  isAddress,
  cleanName,
  onError,
}: CreateTokensParameters) {
  function toToken(row: unknown, chainId: string): SwapToken | undefined {
    const { success, data } = convertToken.safeParse(row)
    const address = success ? fromCaip10(data.address, chainId) : null
    const symbol = cleanName(data?.symbol)
    if (!success || address === null || symbol === undefined) return undefined
    return {
      chainId,
      address,
      symbol,
      name: cleanName(data.name) ?? symbol,
      decimals: data.decimals,
      amount: 0n,
      price: undefined,
      value: undefined,
      note: undefined,
      isListed: true,
      imageUrl: drawLater(data.logoUri ?? '', chainId, address),
    }
  }

  /** The picture if it is here, else it is drawn when it comes. */
  function drawLater(url: string, chainId: string, address: string | undefined): string | undefined {
    if (origin === undefined || parseUrl(url)?.origin !== origin) return undefined
    const known = pictures.get(url)
    if (known === undefined) void pictures.load(url).then((drawn) => drawn && draw(drawn))
    function draw(imageUrl: string) {
      const { tokens, sourceToken, toToken } = state
      const list = tokens.status === 'ready' ? tokens.list : []
      for (const one of [...list, sourceToken, toToken])
        if (one?.chainId === chainId && one.address === address) one.imageUrl = imageUrl
    }
    return known
  }

  return {
    /** Asks the chain for a token that no list has. */
    async find(address: string): Promise<SwapToken | undefined> {
      const { sender } = findSender(modal) ?? {}
      if (sender === undefined || !isAddress(address)) return undefined
      const found = await modal
        .adapterOf(sender.network.chainNamespace)
        ?.getBalances?.({ ...sender, tokens: [{ address }] })
        .catch(() => [])
      const token = found?.find((one) => one.address !== undefined)
      return token && { ...token, isListed: false }
    },

    async load(chainId: string | undefined) {
      const { tokens } = state
      const isKnown = 'chainId' in tokens && tokens.chainId === chainId && tokens.status !== 'failed'
      if (chainId === undefined || isKnown) return
      state.tokens = { status: 'loading', chainId }
      const isWanted = () => 'chainId' in state.tokens && state.tokens.chainId === chainId
      try {
        const answer = await client.tokens(chainId)
        const list = answer?.tokens.slice(0, MAX_TOKENS).flatMap((row) => toToken(row, chainId) ?? [])
        if (isWanted())
          state.tokens =
            list === undefined ? { status: 'unsupported', chainId } : { status: 'ready', chainId, list }
      } catch (error) {
        if (!isWanted()) return
        state.tokens = { status: hasReason(error, 'swap') ? 'unsupported' : 'failed', chainId }
        if (state.tokens.status === 'failed') onError(error)
      }
    },
  }
}
