import { afterEach, describe, expect, test, vi } from 'vitest'
import { goBack } from '../actions/goBack.ts'
import { ADDRESS, connected, FEE, HASH, OTHER_ADDRESS, tokenBalance } from '../test/createFakeAdapter.ts'
import { mainnet } from '../test/networks.ts'
import { deferred } from '../test/setupModal.ts'
import { setupSend, TETHER, tether } from '../test/setupSend.ts'
import { emptyForm } from './emptyForm.ts'

afterEach(() => void vi.restoreAllMocks())

const RECEIVER = `0x${'1'.repeat(40)}`

test('starts with an empty form', async () => {
  const { state } = await setupSend()
  expect(state()).toEqual(emptyForm())
})

test('estimates, asks the wallet, records the hash and follows the transaction', async () => {
  const { modal, adapter, control, state, fill, follow } = await setupSend()
  const seen: string[] = []
  modal.subscribe(() => seen.at(-1) !== state().status && seen.push(state().status))
  const estimateFee = vi.spyOn(adapter.answers, 'estimateFee')
  const sendTransaction = vi.spyOn(adapter.answers, 'sendTransaction')
  fill()
  expect(await control.preview()).toBe(true)
  expect(state()).toMatchObject({ status: 'ready', fee: FEE, loading: false, receiverAddress: RECEIVER })
  expect(await control.send()).toBe(true)
  expect(state()).toMatchObject({ status: 'sent', hash: HASH, loading: false })
  const call = { type: 'transfer', token: TETHER, to: RECEIVER, amount: 10n ** 18n }
  const parameters = {
    address: ADDRESS,
    connectorId: 'io.one',
    network: expect.objectContaining({ id: 56 }),
    call,
  }
  expect(estimateFee).toHaveBeenCalledExactlyOnceWith(parameters)
  expect(sendTransaction).toHaveBeenCalledExactlyOnceWith(parameters)
  expect(follow).toHaveBeenCalledExactlyOnceWith({
    hash: HASH,
    address: ADDRESS,
    network: expect.objectContaining({ id: 56 }),
  })
  await vi.waitUntil(() => seen.includes('sent'))
  expect(seen).toEqual(['editing', 'estimating', 'ready', 'signing', 'sent'])
  control.reset()
  await vi.waitUntil(() => state().status === 'editing')
  expect(state()).toMatchObject({ hash: undefined, token: undefined, sendTokenAmount: '', receiver: '' })
})

test.each(['shared', 'confirmed', 'reverted', 'timedOut'] as const)(
  'tells that a transaction is %s',
  async (status) => {
    const { modal, control, state, fill } = await setupSend()
    fill()
    await control.preview()
    await control.send()
    modal.events.emit('transaction', { hash: `0x${'cd'.repeat(32)}`, chainId: 56, status })
    expect(state().status).toBe('sent')
    modal.events.emit('transaction', { hash: HASH, chainId: 56, status })
    expect(state().status).toBe(status)
  },
)

test('confirms a transaction that was late', async () => {
  const { modal, control, state, fill } = await setupSend()
  fill()
  await control.preview()
  await control.send()
  modal.events.emit('transaction', { hash: HASH, chainId: 56, status: 'timedOut' })
  modal.events.emit('transaction', { hash: HASH, chainId: 56, status: 'confirmed' })
  expect(state().status).toBe('confirmed')
})

test('reads the balances again once it is confirmed', async () => {
  const { modal, adapter, control, fill } = await setupSend()
  fill()
  await control.preview()
  await control.send()
  adapter.answers.getBalances = async () => [tokenBalance(), tether({ amount: 24n })]
  modal.events.emit('transaction', { hash: HASH, chainId: 56, status: 'confirmed' })
  await vi.waitFor(() => expect(modal.state.balance.current).toMatchObject({ tokens: [{}, { amount: 24n }] }))
})

test('requires first a token, then an amount and a receiver, then a supported chain', async () => {
  const { modal, control, state, fill } = await setupSend()
  const refusal = async () => {
    expect(await control.preview()).toBe(false)
    return state().error
  }
  modal.accounts.set('eip155', connected({ chainId: 777 }))
  expect(await refusal()).toEqual({ code: 'token', message: 'A token is required' })
  const required = { code: 'required', message: 'An amount and receiver address are required' }
  fill({ amount: '', to: '' })
  expect(await refusal()).toEqual(required)
  fill({ amount: '1', to: '' })
  expect(await refusal()).toEqual(required)
  fill({ amount: '0.00' })
  expect(await refusal()).toEqual(required)
  fill({ amount: '1e18' })
  expect(await refusal()).toEqual({ code: 'unsupportedChain', message: 'Unsupported chain' })
  expect(state().status).toBe('editing')
})

test('refuses a token of another network', async () => {
  const { modal, control, state, fill } = await setupSend()
  modal.accounts.set('eip155', connected({ chainId: mainnet.id }))
  fill()
  expect(await control.preview()).toBe(false)
  expect(state().error?.code).toBe('unsupportedChain')
})

test('refuses where the adapter cannot send', async () => {
  const { modal, control, state, fill } = await setupSend()
  const adapter = modal.adapterOf('eip155')
  if (adapter) adapter.sendTransaction = undefined
  fill()
  expect(await control.preview()).toBe(false)
  expect(state().error?.code).toBe('unsupportedChain')
})

test.each([
  ['an amount in exponents', { amount: '1e18' }, 'amount'],
  ['digits of another script', { amount: '१२' }, 'amount'],
  ['19 decimals', { amount: '0.1234567890123456789' }, 'decimals'],
  ['more than the balance', { amount: '25.000000000000000001' }, 'balance'],
  ['a receiver that is no address', { to: 'alice' }, 'receiver'],
  ['a wrong checksum', { to: ADDRESS.replace('F', 'f') }, 'checksum'],
  ['the zero address', { to: `0x${'0'.repeat(40)}` }, 'zeroAddress'],
  ['the token’s own contract', { to: TETHER.toLowerCase() }, 'tokenContract'],
  ['a name where nothing looks names up', { to: 'alice.bnb' }, 'name'],
])('refuses %s', async (_, form, code) => {
  const { adapter, control, state, fill } = await setupSend()
  const estimateFee = vi.spyOn(adapter.answers, 'estimateFee')
  fill(form)
  expect(await control.preview()).toBe(false)
  expect(state()).toMatchObject({ status: 'editing', loading: false, error: { code } })
  expect(estimateFee).not.toHaveBeenCalled()
  fill()
  expect(await control.preview()).toBe(true)
  expect(state().error).toBeUndefined()
})

test('compares with what the account has now', async () => {
  const { control, state, fill } = await setupSend({
    tokens: [tokenBalance(), tether({ amount: 10n ** 17n })],
  })
  fill()
  expect(await control.preview()).toBe(false)
  expect(state().error?.code).toBe('balance')
})

test('refuses when the fee is more than what is left', async () => {
  const { adapter, control, state, fill } = await setupSend()
  fill({ token: tokenBalance(), amount: '1.5' })
  expect(await control.preview()).toBe(false)
  expect(state().error?.code).toBe('fee')
  adapter.answers.estimateFee = async () => 2n * 10n ** 18n
  fill()
  expect(await control.preview()).toBe(false)
  expect(state().error?.code).toBe('fee')
})

test('says that the fee cannot be estimated, and emits the error', async () => {
  const { modal, adapter, control, state, fill } = await setupSend()
  const onError = vi.fn()
  modal.events.on('error', onError)
  adapter.answers.estimateFee = () => Promise.reject(new Error('execution reverted'))
  fill()
  expect(await control.preview()).toBe(false)
  expect(state()).toMatchObject({
    status: 'editing',
    loading: false,
    error: { code: 'estimate', message: 'error estimating gas' },
  })
  expect(onError.mock.calls[0]?.[0].error).toMatchObject({ name: 'EstimateGasError' })
})

test('warns of the account’s own address', async () => {
  const { control, state, fill } = await setupSend()
  fill({ to: ADDRESS })
  expect(await control.preview()).toBe(true)
  expect(state().isOwnAddress).toBe(true)
  fill()
  await control.preview()
  expect(state().isOwnAddress).toBe(false)
})

test('tells what the network’s currency of the account is worth', async () => {
  const { control, state, fill } = await setupSend({
    tokens: [tokenBalance({ price: 600, value: 900 }), tether()],
  })
  fill()
  await control.preview()
  expect(state().networkBalanceInUsd).toBe(900)
})

test('leaves 1.25 × the fee when all of the currency is sent', async () => {
  const { control, state, fill } = await setupSend()
  fill({ token: tokenBalance(), amount: '' })
  await control.useMax()
  expect(state().sendTokenAmount).toBe('1.499875')
  expect(await control.preview()).toBe(true)
})

test('sends all there is of a token', async () => {
  const { control, state, fill } = await setupSend()
  fill({ amount: '' })
  await control.useMax()
  expect(state().sendTokenAmount).toBe('25')
})

test("reads and writes amounts by the signs of the modal's language", async () => {
  const { modal, control, state, fill } = await setupSend()
  modal.options.update({ locale: 'vi' })
  fill({ amount: '1.000' })
  expect(await control.preview()).toBe(false)
  expect(state().error?.code).toBe('balance')
  control.setAmount(1_500_000_000_000_000_000n)
  await vi.waitUntil(() => state().sendTokenAmount === '1,5')
  modal.options.update({ locale: 'ru' })
  control.setAmount('1.000')
  expect(await control.preview()).toBe(false)
  expect(state().error?.code).toBe('ambiguous')
})

test('says that nothing is left for the fee', async () => {
  const { control, state, fill } = await setupSend()
  fill({ token: tokenBalance({ amount: FEE }), amount: '' })
  const tokens = [tokenBalance({ amount: FEE })]
  const other = await setupSend({ tokens })
  other.fill({ token: tokenBalance(), amount: '' })
  await other.control.useMax()
  expect(other.state()).toMatchObject({ sendTokenAmount: '', error: { code: 'fee' } })
  await control.useMax()
  expect(state().sendTokenAmount).toBe('1.499875')
})

test.each([
  ['the account', { address: OTHER_ADDRESS, addresses: [OTHER_ADDRESS] }],
  ['the network', { chainId: mainnet.id }],
  ['the wallet', { connectorId: 'io.two' }],
])('does not ask the wallet when %s changed after the preview', async (_, differs) => {
  const { modal, adapter, control, state, fill } = await setupSend()
  const sendTransaction = vi.spyOn(adapter.answers, 'sendTransaction')
  fill()
  await control.preview()
  modal.accounts.set('eip155', connected(differs))
  expect(await control.send()).toBe(false)
  expect(sendTransaction).not.toHaveBeenCalled()
  expect(state()).toMatchObject({ status: 'failed', error: { code: 'changed' } })
})

test.each([
  [{ code: 4001, message: 'User rejected the request' }, 'rejected'],
  [{ code: -32002, message: 'Already processing' }, 'busy'],
  [{ message: 'Requested RPC call is not allowed' }, 'forbidden'],
  [new Error('boom'), 'failed'],
])('says that the wallet did not send: %o', async (failure, code) => {
  const { adapter, control, state, fill, follow } = await setupSend()
  adapter.answers.sendTransaction = () => Promise.reject(failure)
  fill()
  await control.preview()
  expect(await control.send()).toBe(false)
  expect(state()).toMatchObject({ status: 'failed', loading: false, hash: undefined, error: { code } })
  expect(follow).not.toHaveBeenCalled()
  control.setAmount('2')
  await vi.waitUntil(() => state().status === 'editing')
  expect(state().error).toBeUndefined()
})

test.each([`0x${'ab'.repeat(31)}`, 'done', '', null, { hash: HASH }])(
  'takes %j for no hash of a transaction',
  async (answer) => {
    const { adapter, control, state, fill, follow } = await setupSend()
    adapter.answers.sendTransaction = async () => answer as string
    fill()
    await control.preview()
    expect(await control.send()).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', hash: undefined, error: { code: 'hash' } })
    expect(follow).not.toHaveBeenCalled()
  },
)

describe('a wallet that has not answered in time', () => {
  const late = { method: 'eth_sendTransaction', chainId: 'eip155:56', address: ADDRESS } as const

  async function unanswered() {
    const setup = await setupSend()
    setup.adapter.answers.sendTransaction = () => Promise.reject({ code: 8000 })
    setup.fill()
    await setup.control.preview()
    expect(await setup.control.send()).toBe(false)
    return setup
  }

  test('may have sent, which a second preview still says', async () => {
    const { control, state, fill } = await unanswered()
    expect(state()).toMatchObject({ status: 'failed', error: { code: 'unanswered' }, unanswered: 'open' })
    fill()
    await control.preview()
    expect(state()).toMatchObject({ status: 'ready', unanswered: 'open' })
  })

  test('sends late: the transaction is shown and followed', async () => {
    const { modal, state, follow } = await unanswered()
    modal.events.emit('lateAnswer', { ...late, address: OTHER_ADDRESS, result: HASH })
    modal.events.emit('lateAnswer', { ...late, chainId: 'eip155:1', result: HASH })
    expect(state().unanswered).toBe('open')
    modal.events.emit('lateAnswer', { ...late, result: HASH })
    expect(state()).toMatchObject({ status: 'sent', hash: HASH, error: undefined, unanswered: undefined })
    expect(follow).toHaveBeenCalledExactlyOnceWith({
      hash: HASH,
      address: ADDRESS,
      network: expect.objectContaining({ id: 56 }),
    })
  })

  test('sends late while another form is filled: that form is kept, and says it', async () => {
    const { modal, control, state, fill, follow } = await unanswered()
    fill({ amount: '2' })
    await control.preview()
    modal.events.emit('lateAnswer', { ...late, result: HASH })
    expect(state()).toMatchObject({ status: 'ready', sendTokenAmount: '2', unanswered: 'sent' })
    expect(follow).toHaveBeenCalledOnce()
  })
})

test('tells of each attempt, without amount and receiver', async () => {
  const { modal, adapter, control, fill } = await setupSend()
  const told: unknown[] = []
  modal.events.on('send', (data) => told.push(data))
  fill()
  await control.preview()
  await control.send()
  const about = { chainId: 56, token: 'USDT', address: ADDRESS }
  expect(told).toEqual([
    { status: 'initiated', ...about },
    { status: 'success', ...about },
  ])
  for (const [failure, status] of [
    [{ code: 4001 }, 'rejected'],
    [new Error('boom'), 'error'],
  ]) {
    adapter.answers.sendTransaction = () => Promise.reject(failure)
    fill()
    await control.preview()
    await control.send()
    expect(told.at(-1)).toEqual({ status, ...about })
  }
})

test('runs the view’s callback on success, and stays', async () => {
  const { modal, control, fill } = await setupSend()
  modal.router.open({ view: 'Account' })
  modal.router.push({ view: 'Networks' })
  fill()
  await control.preview()
  const onSuccess = vi.fn()
  await control.send({ onSuccess })
  expect(onSuccess).toHaveBeenCalledOnce()
  expect(modal.state.router.route.view).toBe('Networks')
})

test('goes back one view when the wallet declines', async () => {
  const { modal, adapter, control, fill } = await setupSend()
  modal.router.open({ view: 'Account' })
  modal.router.push({ view: 'Networks' })
  adapter.answers.sendTransaction = () => Promise.reject({ code: 4001 })
  fill()
  await control.preview()
  const onError = vi.fn(() => expect(modal.state.router.route.view).toBe('Account'))
  await control.send({ onError })
  expect(onError).toHaveBeenCalledOnce()
})

test('records a hash that comes after the view was left', async () => {
  const { modal, adapter, control, state, fill, follow } = await setupSend()
  const answer = deferred<string>()
  adapter.answers.sendTransaction = () => answer.promise
  modal.router.open({ view: 'Account' })
  modal.router.push({ view: 'Networks' })
  fill()
  await control.preview()
  const [onSuccess, onCancel] = [vi.fn(), vi.fn()]
  const sending = control.send({ onSuccess, onCancel })
  await vi.waitUntil(() => state().status === 'signing')
  expect(state()).toMatchObject({ loading: true, hash: undefined })
  goBack(modal)
  expect(onCancel).toHaveBeenCalledOnce()
  expect(modal.state.router.route.view).toBe('Account')
  answer.resolve(HASH)
  expect(await sending).toBe(true)
  expect(onSuccess).not.toHaveBeenCalled()
  expect(modal.state.router.route.view).toBe('Account')
  expect(state()).toMatchObject({ status: 'sent', hash: HASH })
  expect(follow).toHaveBeenCalledOnce()
})

test('asks the wallet once for the same transaction, however often it is pressed', async () => {
  const { adapter, control, fill } = await setupSend()
  const sendTransaction = vi.spyOn(adapter.answers, 'sendTransaction')
  fill()
  await control.preview()
  await Promise.all([control.send(), control.send()])
  await control.send()
  expect(sendTransaction).toHaveBeenCalledOnce()
})

test('sends nothing without a preview', async () => {
  const { adapter, control, fill } = await setupSend()
  const sendTransaction = vi.spyOn(adapter.answers, 'sendTransaction')
  fill()
  expect(await control.send()).toBe(false)
  await control.preview()
  control.setAmount('2')
  expect(await control.send()).toBe(false)
  expect(sendTransaction).not.toHaveBeenCalled()
})

test('ignores the fee of a form that has changed meanwhile', async () => {
  const { adapter, control, state, fill } = await setupSend()
  const fee = deferred<bigint>()
  adapter.answers.estimateFee = () => fee.promise
  fill()
  const preview = control.preview()
  await vi.waitUntil(() => state().status === 'estimating')
  expect(state().loading).toBe(true)
  control.setAmount('2')
  await vi.waitUntil(() => state().sendTokenAmount === '2')
  fee.resolve(FEE)
  expect(await preview).toBe(false)
  expect(state()).toMatchObject({ status: 'editing', fee: undefined, error: undefined })
})

test('empties the form when the account disconnects', async () => {
  const { modal, control, state, fill } = await setupSend()
  fill()
  await control.preview()
  modal.accounts.set('eip155', { status: 'disconnected' })
  expect(state()).toMatchObject({
    status: 'editing',
    token: undefined,
    receiver: '',
    receiverAddress: undefined,
  })
})

test('reports code that did not load, and loads it the next time', async () => {
  let isOffline = true
  const { modal, control, state, fill } = await setupSend({
    beforeLoad: () => isOffline && Promise.reject(new Error('Failed to fetch')),
  })
  const onError = vi.fn()
  modal.events.on('error', onError)
  expect(await control.preview()).toBe(false)
  expect(onError.mock.calls[0]?.[0].error.name).toBe('ModalLoadError')
  isOffline = false
  fill()
  expect(await control.preview()).toBe(true)
  expect(state().status).toBe('ready')
})
