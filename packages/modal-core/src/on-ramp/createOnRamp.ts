import { createForm } from '../form/createForm.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { OnRampControl, OnRampErrorCode, OnRampState } from '../types/onRamp.ts'
import type { Server } from '../types/server.ts'
import { amountMessages } from '../utils/parseAmount.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { createPictures } from '../wire/createPictures.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import { onRampQuote } from '../wire/onRampSchemas.ts'
import { checkAmount } from './checkAmount.ts'
import type { Links } from './createLinks.ts'
import { createOptions, loadLate } from './createOptions.ts'
import type { ProviderHosts } from './requestLink.ts'

/** The time before a wrong amount is said to be wrong, in milliseconds, so that the first digit of a right one is no mistake. */
const PROBLEM_DELAY = 700
const MESSAGES: Record<OnRampErrorCode, string> = {
  ...amountMessages('currency'),
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
  const { accounts, events } = modal
  const form = createForm({ modal, schedule })
  const client = createWireClient({ baseUrl, projectId, signal: form.signal })
  const pictures = createPictures(client)
  let links: Links | undefined

  /** The account that receives. */
  function findAddress(): string | undefined {
    const account = accounts.get('eip155')
    return account.status === 'connected' ? account.address : undefined
  }

  const readAmount = () => checkAmount(state, modal.state.options.locale)

  /** Forgets what was asked for, and asks for the prices of what there is now. */
  function change() {
    links?.forget()
    const isCurrent = form.change()
    patch(state, { quotes: {}, preparing: undefined, link: undefined, error: undefined })
    const checked = readAmount()
    if (typeof checked === 'string') {
      if (state.amount.trim() !== '') form.soon(() => void refuse(checked), PROBLEM_DELAY)
      return
    }
    for (const id of state.token?.providers ?? []) state.quotes[id] = { status: 'loading' }
    form.soon(() => void askPrices(isCurrent))
  }

  async function askPrices(isCurrent: () => boolean) {
    const { token, currency } = state
    const checked = readAmount()
    if (token === undefined || currency === undefined || typeof checked === 'string') return
    const order = { token: token.address, currency: currency.code, ...checked }
    const ask = async (provider: string) => {
      const quote = await client
        .postJson('/v1/onramp/quote', { provider, ...order }, onRampQuote)
        .catch((cause: unknown) => void (isCurrent() && form.raise(cause)))
      if (isCurrent()) state.quotes[provider] = quote ? { status: 'ready', ...quote } : { status: 'unknown' }
    }
    await Promise.all(token.providers.map(ask))
  }

  function refuse(code: OnRampErrorCode): false {
    patch(state, { preparing: undefined, link: undefined })
    state.error = { code, message: MESSAGES[code] }
    return false
  }

  form.onEnd(
    // The link has the account that receives in it.
    events.on('accountChange', change),
    events.on('disconnect', change),
    () => links?.forget(),
    pictures.destroy,
  )

  return {
    destroy: form.destroy,
    ...createOptions({ modal, state, form, client, pictures, baseUrl, cleanName }),

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
      const checked = readAmount()
      if (typeof checked === 'string') return refuse(checked)
      const { token, currency } = state
      const address = findAddress()
      if (token === undefined || currency === undefined || address === undefined) return refuse('link')
      const isCurrent = form.mark()
      const emitStatus = (status: ModalEvents['onRamp']['status']) =>
        events.emit('onRamp', { status, provider, token: token.symbol, currency: currency.code })
      emitStatus('initiated')
      patch(state, { preparing: provider, link: undefined, error: undefined })
      // The code that reads a link loads with the first one.
      const loaded = await loadLate().catch(() => undefined)
      if (!isCurrent()) return false
      if (loaded === undefined) {
        emitStatus('error')
        return refuse('link')
      }
      links ??= loaded.createLinks({ modal, state, client, hosts, schedule, now, form, refuse })
      const order = { provider, token: token.address, currency: currency.code, ...checked, address }
      return links.request(order, {
        emitStatus,
        isWanted: () => isCurrent() && findAddress() === address,
      })
    },

    leave() {
      links?.leave()
    },
  }
}
