import { emitError } from '../actions/emitError.ts'
import type { BaseError } from '../errors/BaseError.ts'
import {
  FetchNamesError,
  FetchSuggestionsError,
  InvalidNameError,
  RegisterNameError,
} from '../errors/nameErrors.ts'
import { ResolveNameError, UserRejectedError } from '../errors/requestErrors.ts'
import { coinTypeOf } from '../send/coinTypeOf.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { NameSuggestion, NamesControl, NamesState } from '../types/names.ts'
import type { Server } from '../types/server.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import {
  listedName,
  nameList,
  nameRecord,
  nameSuggestion,
  registered,
  suggestionList,
} from '../wire/chainSchemas.ts'
import { createServerAlert } from '../wire/createServerAlert.ts'
import { createWireClient } from '../wire/createWireClient.ts'
import { createSigner, type Signer } from './createSigner.ts'
import { isLabel, toLabel } from './label.ts'
import { reasonOf, toNamesError } from './nameErrors.ts'

/** The debounce of the name, in milliseconds. */
const KEY_DELAY = 300
/** The most suggestions that are listed. */
const MAX_SUGGESTIONS = 10

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
  const { accounts, alerts, events, networks } = modal
  const { zone } = state
  const ended = new AbortController()
  const { raise } = createServerAlert({ alerts, signal: ended.signal, isTold: true })
  const client = createWireClient({ baseUrl, projectId, signal: ended.signal })
  const { findSigner, sign, forget } = createSigner({ modal, now })
  /** Counts changes of the form, so that answers to an earlier revision are ignored. */
  let currentRevision = 0
  let unschedule = () => {}

  const isBusy = () => state.status === 'signing' || state.status === 'registering'

  /** Reports a failed request and returns `error`. */
  function fail<error extends BaseError>(cause: unknown, error: error): error {
    raise(cause)
    return emitError(modal, error)
  }

  async function suggest(label: string, revision: number) {
    const query = { zone }
    try {
      const path = `/v1/profile/suggestions/${encodeURIComponent(label)}`
      const { suggestions } = await client.getJson(path, suggestionList, query)
      if (revision === currentRevision) state.suggestions = toSuggestions(suggestions, zone)
    } catch (cause) {
      if (revision !== currentRevision || ended.signal.aborted) return
      const reason = reasonOf(cause)
      const { shortMessage } = fail(cause, new FetchSuggestionsError({ reason, cause }))
      state.error = { code: 'suggestions', message: shortMessage, reason }
    } finally {
      if (revision === currentRevision) state.searching = false
    }
  }

  function change(text: string) {
    unschedule()
    patch(state, {
      status: 'editing',
      name: text,
      searching: false,
      suggestions: [],
      registered: undefined,
      error: undefined,
    })
    return ++currentRevision
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
      throw fail(cause, new RegisterNameError({ label, reason, cause }))
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
      const revision = change(text)
      const label = toLabel(text, zone)
      if (!isLabel(label)) return
      state.searching = true
      unschedule = schedule(() => void suggest(label, revision), KEY_DELAY)
    },

    async register() {
      if (isBusy()) return false
      const label = toLabel(state.name, zone)
      const name = `${label}.${zone}`
      unschedule()
      const revision = ++currentRevision
      let emitStatus = (_: ModalEvents['registerName']['status']) => {}
      patch(state, { status: 'signing', searching: false, error: undefined })
      try {
        if (!isLabel(label)) throw new InvalidNameError()
        const signer = findSigner()
        const { address, network } = signer
        emitStatus = (status) => events.emit('registerName', { status, name, chainId: network.id, address })
        emitStatus('initiated')
        const body = await sign(name, signer)
        if (revision === currentRevision) state.status = 'registering'
        await register(label, body)
        show(name, signer)
        emitStatus('success')
        if (revision === currentRevision) patch(state, { status: 'registered', registered: name })
        return true
      } catch (error) {
        if (!(error instanceof RegisterNameError)) emitError(modal, error)
        emitStatus(error instanceof UserRejectedError ? 'rejected' : 'error')
        if (revision === currentRevision)
          patch(state, { status: 'failed', error: toNamesError(error as BaseError) })
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
          throw fail(cause, new ResolveNameError({ reason: reasonOf(cause), cause }))
        })
      return coinType === undefined ? undefined : addresses[coinType]?.address
    },

    async namesOf(address) {
      const path = `/v1/profile/reverse/${encodeURIComponent(address)}`
      const list = await client
        .getJson(path, nameList, { sender: address, apiVersion: 2 })
        .catch((cause: unknown) => {
          throw fail(cause, new FetchNamesError({ reason: reasonOf(cause), cause }))
        })
      return list.flatMap((row) => cleanProfileName(listedName.safeParse(row).data?.name) ?? [])
    },
  }

  const unlisten = events.on('disconnect', control.reset)
  return {
    ...control,
    destroy() {
      unlisten()
      unschedule()
      ended.abort()
    },
  }
}

/** Those that are names of the zone. */
function toSuggestions(rows: readonly unknown[], zone: string): NameSuggestion[] {
  return rows.slice(0, MAX_SUGGESTIONS).flatMap((row) => {
    const { success, data } = nameSuggestion.safeParse(row)
    const isOfZone = success && data.name.endsWith(`.${zone}`) && isLabel(toLabel(data.name, zone))
    return isOfZone ? [data] : []
  })
}
