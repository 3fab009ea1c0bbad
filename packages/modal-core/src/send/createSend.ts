import { askWallet } from '../actions/askWallet.ts'
import { beginTransaction } from '../actions/beginTransaction.ts'
import { emitError } from '../actions/emitError.ts'
import { findSender } from '../actions/findSender.ts'
import { findServer } from '../actions/findServer.ts'
import { loadBalance } from '../actions/loadBalance.ts'
import { reportLoadError } from '../actions/reportLoadError.ts'
import { AccountChangedError } from '../errors/AccountChangedError.ts'
import type { BaseError } from '../errors/BaseError.ts'
import {
  EstimateGasError,
  InvalidTransactionHashError,
  ResolveNameError,
  SendTransactionError,
  UserRejectedError,
} from '../errors/requestErrors.ts'
import type { TransactionParameters } from '../types/adapter.ts'
import type { TokenBalance } from '../types/balance.ts'
import type { ModalEvents } from '../types/events.ts'
import type { Modal } from '../types/modal.ts'
import type { SendControl, SendError, SendState } from '../types/send.ts'
import type { ServerParameters } from '../types/server.ts'
import { writeAmount } from '../utils/parseAmount.ts'
import { schedule as pageSchedule, type Schedule } from '../utils/schedule.ts'
import { checkSend } from './checkSend.ts'
import { createNames } from './createNames.ts'
import { createReceiver } from './createReceiver.ts'
import { emptyForm } from './emptyForm.ts'
import { canPay, maxOf } from './fee.ts'
import { formError, walletError } from './sendErrors.ts'
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

/** `mine` is the change of the form that it is about. */
type Told = { mine: number; tell: (status: ModalEvents['send']['status']) => void }

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
  /** Counts changes of the form, so that answers to an earlier one are ignored. */
  let changes = 0
  /** What the preview has shown. */
  let prepared: TransactionParameters | undefined
  const sent = new Set<string>()
  const { endpoint = modal.servers.chain } = parameters
  const server = endpoint && findServer(modal, { feature: 'send', name: 'chain', ...parameters })
  const names = createNames({
    ...{ resolveName, cleanProfileName },
    server: server || undefined,
    supported: modal.servers.supportedChains,
    alerts,
  })
  const receiver = createReceiver({
    ...{ names, state, cleanProfileName, schedule },
    checksum: tools.checksum,
    findNetwork: () => findSender(modal)?.sender.network,
    fail(code, cause) {
      if (code === 'name') emitError(modal, new ResolveNameError({ cause }))
      state.error = formError(code)
    },
  })

  const unanswered = watchUnanswered(modal)

  /** What the account has now of a token. A list that is being read, or that has no such token, changes nothing. */
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
    Object.assign(state, {
      status: 'editing',
      fee: undefined,
      hash: undefined,
      loading: false,
      error: undefined,
    })
    state.token = newest(state.token)
    state.networkBalanceInUsd = findCurrency()?.value
    state.isOwnAddress =
      state.receiverAddress?.toLowerCase() === findSender(modal)?.sender.address.toLowerCase()
    return ++changes
  }

  function refuse(error: SendError): false {
    Object.assign(state, { status: 'editing', loading: false, error })
    return false
  }

  async function askFee(mine: number, transaction: TransactionParameters): Promise<bigint | undefined> {
    Object.assign(state, { status: 'estimating', loading: true })
    try {
      const fee = await findSender(modal)?.estimateFee(transaction)
      return mine === changes ? fee : undefined
    } catch (cause) {
      const error = emitError(modal, new EstimateGasError({ cause }))
      if (mine === changes) refuse({ code: 'estimate', message: error.shortMessage })
      return undefined
    }
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
      const mine = change()
      const { token, receiverAddress } = state
      const sender = findSender(modal)?.sender
      if (token === undefined) return void refuse(formError('token'))
      if (token.address !== undefined) return control.setAmount(token.amount)
      if (sender === undefined) return void refuse(formError('unsupportedChain'))
      const to = receiverAddress ?? sender.address
      const call = { type: 'transfer', token: undefined, to, amount: 0n } as const
      const fee = await askFee(mine, { ...sender, call })
      if (fee === undefined) return
      const most = maxOf(token.amount, fee)
      if (most === 0n) return void refuse(formError('fee'))
      control.setAmount(most)
    },

    async preview() {
      const mine = change()
      state.loading = true
      await receiver.settle()
      if (mine !== changes) return false
      const { sender } = findSender(modal) ?? {}
      const transaction = checkSend({
        ...{ form: state, sender, receiverCode: receiver.code },
        locale: modal.state.options.locale,
      })
      if (typeof transaction === 'string') return refuse(formError(transaction))
      const fee = await askFee(mine, transaction)
      if (fee === undefined) return false
      const currency = findCurrency()
      if (currency !== undefined && !canPay(transaction, currency.amount, fee))
        return refuse(formError('fee'))
      prepared = transaction
      Object.assign(state, { status: 'ready', fee, loading: false })
      state.isOwnAddress = state.receiverAddress?.toLowerCase() === transaction.address.toLowerCase()
      return true
    },

    async send(transaction = {}) {
      const wanted = prepared
      if (state.status !== 'ready' || wanted === undefined) return false
      const mine = changes
      const { end } = beginTransaction(modal, transaction)
      const tell = teller(wanted)
      tell('initiated')
      Object.assign(state, { status: 'signing', loading: true, error: undefined })
      try {
        const hash = await askWallet(modal, {
          key: keyOf(wanted),
          ask: () => signed(wanted),
          otherwise: (cause) => new SendTransactionError({ cause }),
        })
        if (mine === changes) Object.assign(state, { status: 'sent', hash, loading: false })
        state.unanswered = undefined
        tell('success')
        end('success')
        follow(hash, wanted)
        return true
      } catch (error) {
        emitError(modal, error)
        tell(error instanceof UserRejectedError ? 'rejected' : 'error')
        if (isUnanswered(error)) waitFor(wanted, { mine, tell })
        if (mine === changes)
          Object.assign(state, { status: 'failed', loading: false, error: walletError(error as BaseError) })
        end('error')
        return false
      }
    },

    reset() {
      receiver.set('')
      Object.assign(state, emptyForm())
      change()
    },
  }

  function follow(hash: string, { network, address }: TransactionParameters) {
    sent.add(hash)
    tools.follow({ hash, network, address })
  }

  /** Takes up what the wallet sends after the page has stopped waiting for it. */
  function waitFor(wanted: TransactionParameters, { mine, tell }: Told) {
    state.unanswered = 'open'
    const { address, network } = wanted
    unanswered.add({
      address,
      chainId: network.caipNetworkId,
      onAnswer({ result: hash }) {
        if (!tools.isTransactionHash(hash)) return
        // Another form is about something else: there it is only said.
        const isShown = mine === changes && state.status === 'failed'
        state.unanswered = isShown ? undefined : 'sent'
        if (isShown) {
          state.status = 'sent'
          state.hash = hash
          state.error = undefined
        }
        tell('success')
        follow(hash, wanted)
      },
    })
  }

  /** Requests the signature, if the wallet still has the account and network of the preview. */
  async function signed(wanted: TransactionParameters): Promise<string> {
    const found = findSender(modal)
    const isSame =
      found?.sender.address === wanted.address &&
      found.sender.connectorId === wanted.connectorId &&
      found.sender.network.caipNetworkId === wanted.network.caipNetworkId
    if (!isSame) throw new AccountChangedError()
    const hash: unknown = await found.sendTransaction(wanted)
    if (!tools.isTransactionHash(hash)) throw new InvalidTransactionHashError()
    return hash
  }

  /** Emits what the wallet did, without amounts and receivers, which are private. */
  function teller({ address, network }: TransactionParameters) {
    const token = state.token?.symbol ?? ''
    return (status: ModalEvents['send']['status']) =>
      events.emit('send', { status, chainId: network.id, token, address })
  }

  const stops = [
    events.on('transaction', ({ hash, status, replacement }) => {
      if (status === 'confirmed' && sent.has(hash))
        loadBalance(modal, { isForced: true }).catch((cause) => reportLoadError(modal, cause))
      if (hash === state.hash && status !== 'pending')
        Object.assign(state, { status, hash: replacement ?? hash })
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
    },
  }
}

/** Wallets refuse a second request of the same kind, and nothing is to be sent twice. */
const keyOf = ({ address, network, call }: TransactionParameters) =>
  call.type === 'transfer'
    ? `send ${address} ${network.caipNetworkId} ${call.token} ${call.to} ${call.amount}`
    : `send ${address} ${network.caipNetworkId} ${call.to} ${call.data} ${call.value}`
