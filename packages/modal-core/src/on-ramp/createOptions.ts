import { emitError } from '../actions/emitError.ts'
import type { Form } from '../form/createForm.ts'
import type { Modal } from '../types/modal.ts'
import type { OnRampControl, OnRampState } from '../types/onRamp.ts'
import { parseUrl } from '../utils/floor.ts'
import { patch } from '../utils/patch.ts'
import type { createPictures } from '../wire/createPictures.ts'
import type { createWireClient } from '../wire/createWireClient.ts'
import { onRampOptions } from '../wire/onRampSchemas.ts'
import { hasReason } from '../wire/ServerFailure.ts'
import { fromWire } from './fromWire.ts'

/** Stands for the network's currency. */
const NATIVE = `0x${'e'.repeat(40)}`

/** Loads what an offer that is ready needs only later. */
export const loadLate = () => import('./late.ts')

type CreateOptionsParameters = {
  modal: Modal
  state: OnRampState
  form: Pick<Form, 'raise' | 'signal'>
  client: ReturnType<typeof createWireClient>
  pictures: ReturnType<typeof createPictures>
  /** The server, which alone may give pictures. */
  baseUrl: string
  cleanName: (name: unknown) => string | undefined
}

/** Reads the tokens that can be bought, and the currencies to pay with. */
export function createOptions({
  modal,
  state,
  form,
  client,
  pictures,
  baseUrl,
  cleanName,
}: CreateOptionsParameters): Pick<OnRampControl, 'load' | 'loadPictures'> {
  const { accounts, networks } = modal
  let loading: Promise<void> | undefined

  function proposeToken() {
    const account = accounts.get('eip155')
    const network = account.status === 'connected' ? networks.find(account.chainId, 'eip155') : undefined
    const own = state.tokens.filter(({ chainId }) => chainId === network?.caipNetworkId)
    const isNative = ({ address }: { address: string }) => address.toLowerCase().endsWith(NATIVE)
    return own.find(isNative) ?? own[0] ?? state.tokens[0]
  }

  async function readOptions() {
    state.status = 'loading'
    try {
      const rows = await client.getJson('/v1/onramp/options', onRampOptions)
      const chains = networks.list.map(({ caipNetworkId }) => caipNetworkId)
      const { icons, ...options } = fromWire({ rows, chains, cleanName })
      patch(state, options)
      const token = proposeToken()
      const [currency] = state.currencies
      patch(state, { token: token && { ...token }, currency: currency && { ...currency } })
      void loadIcons(icons)
      if (currency) void loadPicture(currency)
    } catch (cause) {
      if (form.signal.aborted) return
      form.raise(cause)
      const isOff = hasReason(cause, 'off')
      state.status = isOff ? 'off' : 'failed'
      if (!isOff)
        await loadLate().then(
          (one) => emitError(modal, new one.OnRampOptionsError({ cause })),
          () => {},
        )
      // The next call asks again.
      loading = undefined
    }
  }

  async function loadIcons(icons: ReadonlyMap<string, string>) {
    const origin = parseUrl(baseUrl)?.origin
    const load = async (token: OnRampState['tokens'][number]) => {
      const icon = icons.get(token.address)
      if (icon === undefined || parseUrl(icon)?.origin !== origin) return
      token.imageUrl = await pictures.load(icon)
      if (state.token?.address === token.address) state.token.imageUrl = token.imageUrl
    }
    await Promise.all(state.tokens.map(load))
  }

  async function loadPicture(currency: OnRampState['currencies'][number]) {
    currency.imageUrl = await pictures.load(`/public/getCurrencyImage/${currency.code}`)
    if (state.currency?.code === currency.code) state.currency.imageUrl = currency.imageUrl
  }

  return {
    load() {
      loading ??= readOptions()
      return loading
    },

    async loadPictures() {
      await Promise.all(state.currencies.map(loadPicture))
    },
  }
}
