import { askWallet } from '../actions/askWallet.ts'
import { beginTransaction } from '../actions/beginTransaction.ts'
import { emitError } from '../actions/emitError.ts'
import { findServer } from '../actions/findServer.ts'
import { loadBalance } from '../actions/loadBalance.ts'
import { reportLoadError } from '../actions/reportLoadError.ts'
import { AccountChangedError } from '../errors/AccountChangedError.ts'
import { BaseError } from '../errors/BaseError.ts'
import {
  EstimateGasError,
  InvalidTransactionHashError,
  ResolveNameError,
  SendTransactionError,
  UserRejectedError,
} from '../errors/requestErrors.ts'
import type { PreparedTransfer, Sending, TransferParameters } from '../types/adapter.ts'
import type { TokenBalance } from '../types/balance.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { SendControl, SendError, SendState } from '../types/send.ts'
import type { ServerParameters } from '../types/server.ts'
import { writeAmount } from '../utils/parseAmount.ts'
import { patch } from '../utils/patch.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { checkSend } from './checkSend.ts'
import { createNames } from './createNames.ts'
import { createReceiver } from './createReceiver.ts'
import { emptyForm } from './emptyForm.ts'
import { canPay, maxOf } from './fee.ts'
import { findAccount } from './findAccount.ts'
import { readOther, readReceiver } from './readReceiver.ts'
import { formError, transferError, walletError } from './sendErrors.ts'
import type { ResolveName, SendTools } from './types.ts'
import { isUnanswered, watchUnanswered } from './watchUnanswered.ts'

/** Names are looked up by the server, if the dapp names one, after `resolveName`. */
type CreateSendParameters = ServerParameters & {
  modal: Modal
  state: SendState
  tools: SendTools
  resolveName?: ResolveName | undefined
  cleanProfileName: (name: unknown) => string | undefined
  schedule?: Schedule | undefined
}

/** A transfer as the preview shows it. `sending` is there outside EVM. */
type Offer = PreparedTransfer & { transaction: TransferParameters; sending: Sending | undefined }

type LoadSending = () => Promise<Sending>

/** A transfer that was sent to the wallet: `revision` is that of its form. */
type Sent = { revision: number; emitStatus: (status: ModalEvents['send']['status']) => void }

/** The flow of sending: its code is loaded when a view first calls it. */
export function createSend({
  modal,
  state,
  tools,
  resolveName,
  cleanProfileName,
  schedule = pageSchedule,
  ...parameters
}: CreateSendParameters) {
  const { alerts, balance, events } = modal
  /** Counts changes of the form, so that answers to an earlier revision are ignored. */
  let currentRevision = 0
  /** The transaction that the preview has shown. */
  let prepared: Offer | undefined
  const sent = new Set<string>()
  const { endpoint = modal.servers.chain } = parameters
  const server = endpoint && findServer(modal, { feature: 'send', name: 'chain', ...parameters })
  const names = createNames({
    resolveName,
    cleanProfileName,
    server: server || undefined,
    supported: modal.servers.supportedChains,
    alerts,
  })
  const receiver = createReceiver({
    names,
    state,
    cleanProfileName,
    schedule,
    findReader() {
      const { loadSending, sender } = find() ?? {}
      if (loadSending === undefined || sender === undefined)
        return (text) => readReceiver(text, tools.checksum)
      const toReader = (sending: Sending) => (text: string) => readOther(text, sending, sender.network)
      const loaded = sendings.get(loadSending)
      return loaded ? toReader(loaded) : load(loadSending).then(toReader)
    },
    findNetwork: () => find()?.sender.network,
    fail(code, cause) {
      if (code === 'name') emitError(modal, new ResolveNameError({ cause }))
      state.error = formError(code)
    },
  })

  const unanswered = watchUnanswered(modal)

  /** The senders outside EVM, by the function that loaded it. */
  const sendings = new Map<LoadSending, Sending>()
  /** The functions that stop following transactions outside EVM. */
  const followed = new Set<() => void>()

  const find = () => findAccount(modal)

  async function load(loadSending: LoadSending): Promise<Sending> {
    const sending = sendings.get(loadSending) ?? (await loadSending())
    sendings.set(loadSending, sending)
    return sending
  }

  /** The current entry of a token in the account. A list that is being read, or that has no such token, changes nothing. */
  function newest(token: TokenBalance | undefined): TokenBalance | undefined {
    const { current } = balance.state
    const isSame = (one: TokenBalance) => one.chainId === token?.chainId && one.address === token.address
    return (current.status === 'ready' && current.tokens.find(isSame)) || token
  }

  function findCurrency(): TokenBalance | undefined {
    const { current } = balance.state
    return current.status === 'ready'
      ? current.tokens.find(({ address }) => address === undefined)
      : undefined
  }

  function change(): number {
    prepared = undefined
    patch(state, {
      status: 'editing',
      fee: undefined,
      deposit: undefined,
      warning: undefined,
      hash: undefined,
      loading: false,
      error: undefined,
    })
    state.token = newest(state.token)
    state.networkBalanceInUsd = findCurrency()?.value
    state.isOwnAddress = state.receiverAddress?.toLowerCase() === find()?.sender.address.toLowerCase()
    return ++currentRevision
  }

  function refuse(error: SendError): false {
    patch(state, { status: 'editing', loading: false, error })
    return false
  }

  /** Asks for a fee or more. Undefined after a change of the form, and after a failure: the state says why. */
  async function estimate<answer>(revision: number, ask: () => Promise<answer>): Promise<answer | undefined> {
    patch(state, { status: 'estimating', loading: true })
    try {
      const answer = await ask()
      return revision === currentRevision ? answer : undefined
    } catch (cause) {
      const isKnown = cause instanceof BaseError && cause.problem !== undefined
      const error = isKnown ? cause : new EstimateGasError({ cause })
      const refusal = transferError(error)
      // A form that has to be changed is no error.
      if (refusal.code === 'estimate') emitError(modal, error)
      if (revision === currentRevision) refuse(refusal)
      return undefined
    }
  }

  const askFee = (revision: number, transaction: TransferParameters) =>
    estimate(revision, async () => find()?.estimateFee?.(transaction))

  /** Undefined where the transfer is not possible: the state says why. */
  async function offer(revision: number, transaction: TransferParameters): Promise<Offer | undefined> {
    const { loadSending } = find() ?? {}
    if (loadSending !== undefined)
      return estimate(revision, async () => {
        const sending = await load(loadSending)
        return { ...(await sending.prepare(transaction)), transaction, sending }
      })
    const fee = await askFee(revision, transaction)
    if (fee === undefined) return undefined
    const currency = findCurrency()
    if (currency !== undefined && !canPay(transaction, currency.amount, fee))
      return void refuse(formError('fee'))
    const send = async () => (await find()?.sendTransaction?.(transaction)) ?? ''
    return { fee, send, transaction, sending: undefined }
  }

  /** An amount of the token as the user would type it. */
  const write = (amount: bigint) =>
    state.token === undefined ? '' : writeAmount(amount, state.token.decimals, modal.state.options.locale)

  const control: SendControl = {
    setToken(token) {
      state.token = token && { ...token }
      change()
    },

    setAmount(amount) {
      state.sendTokenAmount = typeof amount === 'string' ? amount : write(amount)
      change()
    },

    setReceiver(text) {
      receiver.set(text)
      change()
    },

    async useMax() {
      const revision = change()
      const { token, receiverAddress } = state
      const { sender, loadSending } = find() ?? {}
      if (token === undefined) return void refuse(formError('token'))
      if (token.address !== undefined) return control.setAmount(token.amount)
      if (sender === undefined) return void refuse(formError('unsupportedChain'))
      const to = receiverAddress ?? sender.address
      const call = { type: 'transfer', token: undefined, to, amount: 0n } as const
      if (loadSending !== undefined) {
        const sum = await estimate(revision, async () => (await load(loadSending)).most({ ...sender, call }))
        return sum === undefined ? undefined : control.setAmount(sum)
      }
      const fee = await askFee(revision, { ...sender, call })
      if (fee === undefined) return
      const most = maxOf(token.amount, fee)
      if (most === 0n) return void refuse(formError('fee'))
      control.setAmount(most)
    },

    async preview() {
      const revision = change()
      state.loading = true
      await receiver.settle()
      if (revision !== currentRevision) return false
      const { sender } = find() ?? {}
      const transaction = checkSend({
        form: state,
        sender,
        receiverCode: receiver.code,
        locale: modal.state.options.locale,
      })
      if (typeof transaction === 'string') {
        const isReceiver = state.receiverAddress === undefined && transaction === receiver.code
        return refuse({ ...formError(transaction), ...(isReceiver && { problem: receiver.problem }) })
      }
      prepared = await offer(revision, transaction)
      if (prepared === undefined) return false
      const { fee, deposit, warning } = prepared
      patch(state, { status: 'ready', fee, deposit, warning, loading: false })
      state.isOwnAddress = state.receiverAddress?.toLowerCase() === transaction.address.toLowerCase()
      return true
    },

    async send(transaction = {}) {
      const wanted = prepared
      if (state.status !== 'ready' || wanted === undefined) return false
      const revision = currentRevision
      const { end } = beginTransaction(modal, transaction)
      const emitStatus = statusEmitter(wanted.transaction)
      emitStatus('initiated')
      patch(state, { status: 'signing', loading: true, error: undefined })
      try {
        const hash = await askWallet(modal, {
          key: keyOf(wanted.transaction),
          ask: () => signed(wanted),
          otherwise: (cause) => new SendTransactionError({ cause }),
        })
        if (revision === currentRevision) patch(state, { status: 'sent', hash, loading: false })
        state.unanswered = undefined
        emitStatus('success')
        end('success')
        follow(hash, wanted)
        return true
      } catch (error) {
        emitError(modal, error)
        emitStatus(error instanceof UserRejectedError ? 'rejected' : 'error')
        if (isUnanswered(error)) waitFor(wanted, { revision, emitStatus })
        if (revision === currentRevision)
          patch(state, { status: 'failed', loading: false, error: walletError(error as BaseError) })
        end('error')
        return false
      }
    },

    reset() {
      receiver.set('')
      patch(state, emptyForm())
      change()
    },
  }

  function follow(hash: string, { transaction: { network, address }, sending }: Offer) {
    sent.add(hash)
    if (sending === undefined) return tools.follow({ hash, network, address })
    const lastBlock = sending.lastBlockOf?.(hash)
    const stop = sending.follow({ hash, network }, (status) =>
      events.emit('transaction', { hash, chainId: network.id, status, lastBlock }),
    )
    followed.add(stop)
  }

  /** Takes up what the wallet sends after the page has stopped waiting for it. */
  function waitFor(wanted: Offer, { revision, emitStatus }: Sent) {
    state.unanswered = 'open'
    const { address, network } = wanted.transaction
    unanswered.add({
      address,
      chainId: network.caipNetworkId,
      onAnswer({ result: hash }) {
        if (!isTransactionId(hash, wanted)) return
        // Another form is about something else: there it is only said.
        const isShown = revision === currentRevision && state.status === 'failed'
        state.unanswered = isShown ? undefined : 'sent'
        if (isShown) {
          state.status = 'sent'
          state.hash = hash
          state.error = undefined
        }
        emitStatus('success')
        follow(hash, wanted)
      },
    })
  }

  function isTransactionId(value: unknown, { sending }: Offer): value is string {
    return (sending?.isTransactionId ?? tools.isTransactionHash)(value)
  }

  /** Requests the signature, if the wallet still has the account and network of the preview. */
  async function signed(offered: Offer): Promise<string> {
    const { transaction: wanted, send } = offered
    const { sender } = find() ?? {}
    const isSame =
      sender?.address === wanted.address &&
      sender.connectorId === wanted.connectorId &&
      sender.network.caipNetworkId === wanted.network.caipNetworkId
    if (!isSame) throw new AccountChangedError()
    const hash: unknown = await send()
    if (!isTransactionId(hash, offered)) throw new InvalidTransactionHashError()
    return hash
  }

  /** Returns the function that emits a transfer's progress, without amounts and receivers, which are private. */
  function statusEmitter({ address, network }: TransferParameters) {
    const token = state.token?.symbol ?? ''
    return (status: ModalEvents['send']['status']) =>
      events.emit('send', { status, chainId: network.id, token, address })
  }

  const stops = [
    events.on('transaction', ({ hash, status, replacement }) => {
      if (status === 'confirmed' && sent.has(hash))
        loadBalance(modal, { isForced: true }).catch((cause) => reportLoadError(modal, cause))
      if (hash === state.hash && status !== 'pending') patch(state, { status, hash: replacement ?? hash })
    }),
    events.on('disconnect', () => {
      unanswered.forget()
      state.unanswered = undefined
      control.reset()
    }),
    unanswered.stop,
  ]

  return {
    ...control,
    destroy() {
      for (const stop of stops) stop()
      receiver.stop()
      names.destroy()
      tools.stop()
      for (const stop of followed) stop()
    },
  }
}

/** Wallets refuse a second request of the same kind, and nothing is to be sent twice. */
const keyOf = ({ address, network, call }: TransferParameters) =>
  `send ${address} ${network.caipNetworkId} ${call.token} ${call.to} ${call.amount}`
