import { createDebounce } from '../form/createDebounce.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { SendErrorCode, SendState } from '../types/send.ts'
import type { WalletProblem } from '../types/walletProblem.ts'
import type { Schedule } from '../utils/schedule.ts'
import { hasReason } from '../wire/ServerFailure.ts'
import type { createNames } from './createNames.ts'
import { clearAddress, setAddress } from './receiverAddress.ts'
import { type Reader, resolveName } from './resolveName.ts'

/** Why what was typed has no address. The problem says more than the code, outside EVM. */
export type ReceiverIssue = { code?: SendErrorCode | undefined; problem?: WalletProblem | undefined }

type CreateReceiverParameters = {
  state: SendState
  /** Reads what is typed, on the network in use. Outside EVM the code for it may have to be loaded. */
  findReader: () => Reader | Promise<Reader>
  cleanProfileName: (name: unknown) => string | undefined
  names: Pick<ReturnType<typeof createNames>, 'resolve' | 'lookUp'>
  /** The network on which a name must have an address. */
  findNetwork: () => Network | undefined
  /** Called when a look-up fails that was started by typing. */
  fail: (code: SendErrorCode, cause?: unknown) => void
  schedule: Schedule
}

/** The receiver of the form: what was typed, and where that leads. */
export function createReceiver({
  state,
  findReader,
  cleanProfileName,
  names,
  findNetwork,
  fail,
  schedule,
}: CreateReceiverParameters) {
  let issue: ReceiverIssue = {}
  /** The code that reads the text is being loaded. */
  let reading: Promise<void> | undefined
  /** The namespace that the text was read for. */
  let readFor: Namespace | undefined
  /** The name that is looked up, or was looked up last. */
  let wanted: { name: string; caipNetworkId: string | undefined } | undefined
  let asking: Promise<void> | undefined
  const debounce = createDebounce(schedule)
  let aborter = new AbortController()

  function stop() {
    debounce.cancel()
    aborter.abort()
    asking = undefined
    reading = undefined
  }

  function refuse(code: SendErrorCode, cause?: unknown) {
    issue = { code }
    fail(code, cause)
  }

  async function ask(name: string, network: Network | undefined) {
    debounce.cancel()
    const controller = new AbortController()
    aborter = controller
    state.resolving = true
    try {
      const answer = await resolveName(name, { names, findReader, network, signal: controller.signal })
      if (answer === undefined) return
      const { found } = answer
      if (found.kind === 'address') {
        issue = {}
        return arrive(found.address, cleanProfileName(answer.name))
      }
      refuse(found.kind === 'invalid' ? found.code : 'name')
    } catch (cause) {
      if (controller.signal.aborted) return
      controller.abort()
      refuse(hasReason(cause, 'normalForm') ? 'invalidName' : 'name', cause)
    } finally {
      if (aborter === controller) state.resolving = false
    }
  }

  const arrive = (address: string, name: string | undefined) => setAddress(state, names, { address, name })

  function start({ name }: { name: string }) {
    const network = findNetwork()
    wanted = { name, caipNetworkId: network?.caipNetworkId }
    asking = ask(name, network)
    return asking
  }

  function clear() {
    stop()
    wanted = undefined
    issue = {}
    clearAddress(state)
    state.resolving = false
  }

  function take(text: string, read: Reader) {
    readFor = findNetwork()?.chainNamespace
    const typed = read(text)
    if (typed.kind === 'invalid') issue = typed
    if (typed.kind === 'address') arrive(typed.address, undefined)
    if (typed.kind !== 'name') return
    wanted = { name: typed.name, caipNetworkId: undefined }
    state.resolving = true
    debounce.soon(() => void start(typed))
  }

  function set(text: string) {
    clear()
    state.receiver = text
    const read = findReader()
    if (typeof read === 'function') return take(text, read)
    const controller = new AbortController()
    aborter = controller
    state.resolving = true
    reading = read.then(
      (loaded) => {
        if (controller.signal.aborted) return
        state.resolving = false
        take(text, loaded)
      },
      (cause) => {
        if (controller.signal.aborted) return
        state.resolving = false
        refuse('name', cause)
      },
    )
  }

  return {
    stop,
    set,

    issue: (): Readonly<ReceiverIssue> => issue,

    /**
     * Waits for the address of a name. One that was asked for on another network is asked for again, and what was read for
     * another namespace is read again.
     */
    async settle() {
      await reading
      if (state.receiver !== '' && readFor !== findNetwork()?.chainNamespace) set(state.receiver)
      await reading
      if (wanted === undefined) return
      const isAsked = asking !== undefined && wanted.caipNetworkId === findNetwork()?.caipNetworkId
      if (isAsked && issue.code === undefined) return asking
      stop()
      state.receiverAddress = undefined
      await start(wanted)
    },
  }
}
