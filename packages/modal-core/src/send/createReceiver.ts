import { createDebounce } from '../form/createDebounce.ts'
import type { Namespace, Network } from '../types/network.ts'
import type { SendErrorCode, SendState } from '../types/send.ts'
import type { WalletProblem } from '../types/walletProblem.ts'
import type { Schedule } from '../utils/schedule.ts'
import { withTimeout } from '../utils/withTimeout.ts'
import { hasReason } from '../wire/ServerFailure.ts'
import type { createNames } from './createNames.ts'
import type { Receiver } from './readReceiver.ts'

/** Time that the look-up of a name may take, in milliseconds. */
const TIMEOUT = 15_000

type Reader = (text: string) => Receiver

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
  let code: SendErrorCode | undefined
  let problem: WalletProblem | undefined
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

  async function ask(name: string, network: Network | undefined) {
    debounce.cancel()
    const controller = new AbortController()
    aborter = controller
    state.resolving = true
    try {
      if (network === undefined) throw new Error('There is no network in use')
      const answer = await withTimeout(names.resolve(name, { network, signal: controller.signal }), TIMEOUT)
      if (controller.signal.aborted) return
      const read = await findReader()
      if (controller.signal.aborted) return
      const found = read(answer?.address ?? '')
      code = found.kind === 'invalid' ? found.code : found.kind === 'address' ? undefined : 'name'
      if (found.kind === 'address') arrive(found.address, cleanProfileName(answer?.name))
      else fail(code ?? 'name')
    } catch (cause) {
      if (controller.signal.aborted) return
      controller.abort()
      code = hasReason(cause, 'normalForm') ? 'invalidName' : 'name'
      fail(code, cause)
    } finally {
      if (aborter === controller) state.resolving = false
    }
  }

  /** Sets the address. Its name and picture may follow later, or never. */
  function arrive(address: string, name: string | undefined) {
    state.receiverAddress = address
    state.receiverProfileName = name
    void names.lookUp(address).then((profile) => {
      if (state.receiverAddress !== address) return
      state.receiverProfileName ??= profile?.name
      state.receiverProfileImageUrl = profile?.image
    })
  }

  function start({ name }: { name: string }) {
    const network = findNetwork()
    wanted = { name, caipNetworkId: network?.caipNetworkId }
    asking = ask(name, network)
    return asking
  }

  function clear() {
    stop()
    wanted = undefined
    code = undefined
    problem = undefined
    state.receiverAddress = undefined
    state.receiverProfileName = undefined
    state.receiverProfileImageUrl = undefined
    state.resolving = false
  }

  function take(text: string, read: Reader) {
    readFor = findNetwork()?.chainNamespace
    const typed = read(text)
    if (typed.kind === 'invalid') ({ code, problem } = { problem: undefined, ...typed })
    if (typed.kind === 'address') arrive(typed.address, undefined)
    if (typed.kind !== 'name') return
    const name = { name: typed.name, caipNetworkId: undefined }
    wanted = name
    state.resolving = true
    debounce.soon(() => void start(name))
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
        code = 'name'
        fail(code, cause)
      },
    )
  }

  return {
    stop,
    set,

    /** Why what was typed has no address. */
    get code() {
      return code
    },

    /** Says more than the code, outside EVM. */
    get problem() {
      return problem
    },

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
      if (isAsked && code === undefined) return asking
      stop()
      state.receiverAddress = undefined
      await start(wanted)
    },
  }
}
