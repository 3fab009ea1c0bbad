import type { Form } from '../form/createForm.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { OnRampErrorCode, OnRampState } from '../types/onRamp.ts'
import { patch } from '../utils/patch.ts'
import type { Schedule } from '../utils/schedule.ts'
import type { createWireClient } from '../wire/createWireClient.ts'
import { type ProviderHosts, requestLink, toLinkError } from './requestLink.ts'

type Status = ModalEvents['onRamp']['status']

type CreateLinksParameters = {
  modal: Pick<Modal, 'events'>
  state: OnRampState
  client: ReturnType<typeof createWireClient>
  hosts: ProviderHosts
  schedule: Schedule
  now: () => number
  form: Pick<Form, 'report'>
  refuse: (code: OnRampErrorCode) => false
}

type RequestOptions = {
  emitStatus: (status: Status) => void
  /** Returns true while the form still asks for this link. */
  isWanted: () => boolean
}

export type Links = ReturnType<typeof createLinks>

/** Asks for links to providers, and shows each until it ends: its code is loaded with the first one. */
export function createLinks({
  modal,
  state,
  client,
  hosts,
  schedule,
  now,
  form,
  refuse,
}: CreateLinksParameters) {
  let forget = () => {}
  /** True if the link opens one time only. */
  let isOnce = false

  /** Shows a link until it ends. */
  function show({ provider, url, expiresAt, once }: Awaited<ReturnType<typeof requestLink>>) {
    patch(state, { preparing: undefined, link: { provider, url }, error: undefined })
    isOnce = once
    if (expiresAt === null) return
    // A timer that is set for longer ends at once.
    const left = Math.min(Math.max(0, Date.parse(expiresAt) - now()) || 0, 2 ** 31 - 1)
    forget = schedule(() => void refuse('expired'), left)
  }

  return {
    forget: () => forget(),

    async request(order: { provider: string }, { emitStatus, isWanted }: RequestOptions): Promise<boolean> {
      const { provider } = order
      try {
        const link = await requestLink(client, order, { provider, hosts, page: location.hostname })
        if (!isWanted()) return false
        show(link)
        emitStatus('linked')
        return true
      } catch (cause) {
        if (!isWanted()) return false
        form.report(cause, toLinkError(provider, cause))
        emitStatus('error')
        return refuse('link')
      }
    },

    leave() {
      const { link, token, currency } = state
      if (link === undefined || token === undefined || currency === undefined) return
      const { provider } = link
      modal.events.emit('onRamp', { status: 'left', provider, token: token.symbol, currency: currency.code })
      if (!isOnce) return
      forget()
      // The browser still needs the address to follow it.
      forget = schedule(() => {
        state.link = undefined
      }, 1_000)
    },
  }
}
