import { emitError } from '../actions/emitError.ts'
import type { BaseError } from '../errors/errors.ts'
import { FetchNamesError, InvalidNameError, RegisterNameError } from '../errors/nameErrors.ts'
import { ResolveNameError } from '../errors/requestErrors.ts'
import { createForm, failureStatus } from '../form/createForm.ts'
import { coinTypeOf } from '../send/coinTypeOf.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { NamesControl, NamesState } from '../types/names.ts'
import type { Server } from '../types/server.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { listedName, nameList, nameRecord, registered } from '../wire/chainSchemas.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import { createSigner, type Signer } from './createSigner.ts'
import { createSuggest } from './createSuggest.ts'
import { isLabel, toLabel } from './label.ts'
import { reasonOf, toNamesError } from './nameErrors.ts'

type CreateNamesParameters = {
  modal: Modal
  state: NamesState
  server: Server
  /** Passed in by the entry chunk, which this chunk imports nothing of. */
  cleanProfileName: (name: unknown) => string | undefined
  schedule?: Schedule | undefined
  now?: (() => number) | undefined
}

/** Registers names: its code is loaded when a view first calls it. */
export function createNames({
  modal,
  state,
  server: { endpoint: baseUrl, projectId },
  cleanProfileName,
  schedule = pageSchedule,
  now = Date.now,
}: CreateNamesParameters): NamesControl & { destroy: () => void } {
  const { accounts, events, networks } = modal
  const { zone } = state
  const form = createForm({ modal, schedule })
  const client = createWireClient({ baseUrl, projectId, signal: form.signal })
  const { findSigner, sign, forget } = createSigner({ modal, now })

  const suggest = createSuggest({ state, form, client })

  const isBusy = () => state.status === 'signing' || state.status === 'registering'

  function change(text: string) {
    patch(state, {
      status: 'editing',
      name: text,
      searching: false,
      suggestions: [],
      registered: undefined,
      error: undefined,
    })
    return form.change()
  }

  /** Registers a label that was signed for. */
  async function register(label: string, body: object) {
    try {
      await client.postJson('/v1/profile/account', body, registered)
      forget()
    } catch (cause) {
      const reason = reasonOf(cause)
      // A refused registration is not asked for again as it is; one without an answer may have been done.
      if (reason !== undefined) forget()
      throw form.report(cause, new RegisterNameError({ label, reason, cause }))
    }
  }

  /** Draws the name in place of the address. */
  function show(name: string, { address, network }: Signer) {
    const key = `${network.chainNamespace}:${address}`
    const profiles = modal.attach('profiles', {})
    profiles[key] = { image: profiles[key]?.image, name: cleanProfileName(name) }
  }

  const control: NamesControl = {
    setName(text) {
      if (isBusy()) return
      const isCurrent = change(text)
      const label = toLabel(text, zone)
      if (!isLabel(label)) return
      state.searching = true
      form.soon(() => void suggest(label, isCurrent))
    },

    async register() {
      if (isBusy()) return false
      const label = toLabel(state.name, zone)
      const name = `${label}.${zone}`
      const isCurrent = form.change()
      let emitStatus = (_: ModalEvents['registerName']['status']) => {}
      patch(state, { status: 'signing', searching: false, error: undefined })
      try {
        if (!isLabel(label)) throw new InvalidNameError()
        const signer = findSigner()
        const { address, network } = signer
        emitStatus = (status) => events.emit('registerName', { status, name, chainId: network.id, address })
        emitStatus('initiated')
        const body = await sign(name, signer)
        if (isCurrent()) state.status = 'registering'
        await register(label, body)
        show(name, signer)
        emitStatus('success')
        if (isCurrent()) patch(state, { status: 'registered', registered: name })
        return true
      } catch (error) {
        if (!(error instanceof RegisterNameError)) emitError(modal, error)
        emitStatus(failureStatus(error))
        if (isCurrent()) patch(state, { status: 'failed', error: toNamesError(error as BaseError) })
        return false
      }
    },

    reset: () => void change(''),

    async resolve(name) {
      const { chainNamespace } = networks.active()
      const account = accounts.get(chainNamespace)
      const chainId = account.status === 'connected' ? account.chainId : networks.active().id
      const coinType = chainNamespace === 'eip155' ? coinTypeOf(chainId) : undefined
      const path = `/v1/profile/account/${encodeURIComponent(name)}`
      const { addresses } = await client
        .getJson(path, nameRecord, { apiVersion: 2 })
        .catch((cause: unknown) => {
          throw form.report(cause, new ResolveNameError({ reason: reasonOf(cause), cause }))
        })
      return coinType === undefined ? undefined : addresses[coinType]?.address
    },

    async namesOf(address) {
      const path = `/v1/profile/reverse/${encodeURIComponent(address)}`
      const list = await client
        .getJson(path, nameList, { sender: address, apiVersion: 2 })
        .catch((cause: unknown) => {
          throw form.report(cause, new FetchNamesError({ reason: reasonOf(cause), cause }))
        })
      return list.flatMap((row) => cleanProfileName(listedName.safeParse(row).data?.name) ?? [])
    },
  }

  form.onEnd(events.on('disconnect', control.reset))
  return { ...control, destroy: form.destroy }
}
