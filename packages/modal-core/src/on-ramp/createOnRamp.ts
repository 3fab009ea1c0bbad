import { emitError } from '../actions/emitError.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { OnRampControl, OnRampErrorCode, OnRampState } from '../types/onRamp.ts'
import type { Server } from '../types/server.ts'
import { parseUrl } from '../utils/floor.ts'
import { formatUnits, parseAmount } from '../utils/parseAmount.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { createPictures } from '../wire/createPictures.ts'
import { createServerAlert } from '../wire/createServerAlert.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import { onRampOptions, onRampQuote } from '../wire/onRampSchemas.ts'
import { hasReason } from '../wire/ServerFailure.ts'
import type { Links } from './createLinks.ts'
import { fromWire } from './fromWire.ts'
import type { ProviderHosts } from './requestLink.ts'

/** The debounce of the amount, in milliseconds. */
const KEY_DELAY = 300
/** The time before a wrong amount is said to be wrong, in milliseconds, so that the first digit of a right one is no mistake. */
const PROBLEM_DELAY = 700
/** Stands for the network's currency. */
const NATIVE = `0x${'e'.repeat(40)}`

const MESSAGES: Record<OnRampErrorCode, string> = {
  amount: 'The amount is not a decimal number',
  ambiguous: 'The amount has a sign that separates thousands in some languages and decimals in others',
  decimals: 'The amount has more decimals than the currency',
  limits: 'The amount is not within the limits of the currency',
  link: 'There is no link to the provider',
  expired: 'The link has expired',
}

type CreateOnRampParameters = {
  modal: Modal
  state: OnRampState
  server: Server
  hosts: ProviderHosts
  /** Passed in by the entry chunk, which this chunk imports nothing of. */
  cleanName: (name: unknown) => string | undefined
  schedule?: Schedule | undefined
  now?: (() => number) | undefined
}

/** Leads to providers: its code is loaded when a view first calls it. */
export function createOnRamp({
  modal,
  state,
  server: { endpoint: baseUrl, projectId },
  hosts,
  cleanName,
  schedule = pageSchedule,
  now = Date.now,
}: CreateOnRampParameters): OnRampControl & { destroy: () => void } {
  const { accounts, alerts, events, networks } = modal
  const ended = new AbortController()
  const { raise } = createServerAlert({ alerts, signal: ended.signal, isTold: true })
  const client = createWireClient({ baseUrl, projectId, signal: ended.signal })
  const pictures = createPictures(client)
  /** Counts changes of the form, so that answers to an earlier revision are ignored. */
  let currentRevision = 0
  let unschedule = () => {}
  let links: Links | undefined
  let loading: Promise<void> | undefined

  /** The account that receives. */
  function findAddress(): string | undefined {
    const account = accounts.get('eip155')
    return account.status === 'connected' ? account.address : undefined
  }

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
    } catch (cause) {
      if (ended.signal.aborted) return
      raise(cause)
      const isOff = hasReason(cause, 'off')
      state.status = isOff ? 'off' : 'failed'
      if (!isOff)
        await import('../errors/OnRampOptionsError.ts').then(
          ({ OnRampOptionsError }) => emitError(modal, new OnRampOptionsError({ cause })),
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

  /** The amount as the server reads it, or what is wrong with it. */
  function checkAmount(): { amount: string } | OnRampErrorCode {
    const { currency } = state
    const amount = currency && parseAmount(state.amount, currency.decimals, modal.state.options.locale)
    if (currency === undefined || amount === undefined) return 'amount'
    if (typeof amount === 'string') return amount
    if (typeof amount === 'object') return 'ambiguous'
    const [min, max] = [currency.min, currency.max].map((limit) =>
      // The server writes a point before decimals, and nothing between thousands.
      parseAmount(limit, currency.decimals, 'en'),
    )
    if (typeof min !== 'bigint' || typeof max !== 'bigint' || amount < min || amount > max) return 'limits'
    return { amount: formatUnits(amount, currency.decimals) }
  }

  /** Forgets what was asked for, and asks for the prices of what there is now. */
  function change() {
    unschedule()
    links?.forget()
    currentRevision++
    patch(state, { quotes: {}, preparing: undefined, link: undefined, error: undefined })
    const checked = checkAmount()
    if (typeof checked === 'string') {
      if (state.amount.trim() !== '') unschedule = schedule(() => void refuse(checked), PROBLEM_DELAY)
      return
    }
    const revision = currentRevision
    for (const id of state.token?.providers ?? []) state.quotes[id] = { status: 'loading' }
    unschedule = schedule(() => void askPrices(revision), KEY_DELAY)
  }

  async function askPrices(revision: number) {
    const { token, currency } = state
    const checked = checkAmount()
    if (token === undefined || currency === undefined || typeof checked === 'string') return
    const order = { token: token.address, currency: currency.code, ...checked }
    const ask = async (provider: string) => {
      const quote = await client
        .postJson('/v1/onramp/quote', { provider, ...order }, onRampQuote)
        .catch((cause: unknown) => void (revision === currentRevision && raise(cause)))
      if (revision === currentRevision)
        state.quotes[provider] = quote ? { status: 'ready', ...quote } : { status: 'unknown' }
    }
    await Promise.all(token.providers.map(ask))
  }

  function refuse(code: OnRampErrorCode): false {
    patch(state, { preparing: undefined, link: undefined })
    state.error = { code, message: MESSAGES[code] }
    return false
  }

  const control: OnRampControl = {
    load() {
      loading ??= readOptions()
      return loading
    },

    async loadPictures() {
      const load = async (currency: OnRampState['currencies'][number]) => {
        currency.imageUrl = await pictures.load(`/public/getCurrencyImage/${currency.code}`)
        if (state.currency?.code === currency.code) state.currency.imageUrl = currency.imageUrl
      }
      await Promise.all(state.currencies.map(load))
    },

    setToken(address) {
      const token = state.tokens.find((one) => one.address === address)
      if (token === undefined) return
      state.token = { ...token }
      change()
    },

    setCurrency(code) {
      const currency = state.currencies.find((one) => one.code === code)
      if (currency === undefined) return
      state.currency = { ...currency }
      change()
    },

    setAmount(text) {
      state.amount = text
      change()
    },

    async prepare(provider) {
      links?.forget()
      const checked = checkAmount()
      if (typeof checked === 'string') return refuse(checked)
      const { token, currency } = state
      const address = findAddress()
      if (token === undefined || currency === undefined || address === undefined) return refuse('link')
      const revision = currentRevision
      const emitStatus = (status: ModalEvents['onRamp']['status']) =>
        events.emit('onRamp', { status, provider, token: token.symbol, currency: currency.code })
      emitStatus('initiated')
      patch(state, { preparing: provider, link: undefined, error: undefined })
      // The code that reads a link loads with the first one.
      const loaded = await import('./createLinks.ts').catch(() => undefined)
      if (revision !== currentRevision) return false
      if (loaded === undefined) {
        emitStatus('error')
        return refuse('link')
      }
      links ??= loaded.createLinks({ modal, state, client, hosts, schedule, now, raise, refuse })
      const order = { provider, token: token.address, currency: currency.code, ...checked, address }
      return links.request(order, {
        emitStatus,
        isWanted: () => revision === currentRevision && findAddress() === address,
      })
    },

    leave() {
      links?.leave()
    },
  }

  const stops = [
    // The link has the account that receives in it.
    events.on('accountChange', change),
    events.on('disconnect', change),
  ]
  return {
    ...control,
    destroy() {
      for (const stop of stops) stop()
      unschedule()
      links?.forget()
      ended.abort()
      pictures.destroy()
    },
  }
}
