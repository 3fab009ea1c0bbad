/** Faults of the relay and of wallets, and repeated, late and forged messages, with the real SDK on both sides. */
import { type Hex, verifyMessage } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { pairingFixture } from '../test/pairing.ts'
import { TIMEOUTS } from './pairOnce.ts'

/** The relay's tags for kinds of messages. */
const TAG = { approval: 1101, settlement: 1102, request: 1108, response: 1109 }
const MEGABYTE = 'x'.repeat(2 ** 20)

const pairing = pairingFixture()
const { setup, script } = pairing

/** Stops the relay at the first message of a kind, which is not delivered. */
function stopAt(tag: number) {
  let isStopped = false
  script.deliver = (message) => {
    if (isStopped || message.tag !== tag) return [message]
    isStopped = true
    void pairing.relay.stop()
    return []
  }
  return vi.waitUntil.bind(undefined, () => isStopped)
}

describe('the relay stops and comes back', () => {
  test('fails before there is a pairing URI, and connects at the next attempt', async () => {
    const probe = vi.fn(async () => {
      await pairing.relay.stop()
      return undefined
    })
    const { connect, states } = await setup({ probe, timeouts: { ...TIMEOUTS, pairingUri: 500 } })
    await expect(connect()).rejects.toMatchObject({ name: 'RelayError' })
    expect(states).toEqual([{ status: 'preparing' }, { status: 'failed', reason: 'unreachable' }])
    await pairing.relay.start()
    probe.mockResolvedValue(undefined)
    const { connect: again } = await setup()
    expect(await again()).toEqual([pairing.address])
  })

  test('forgets a proposal that it takes after the pairing has failed', async () => {
    const rejected = vi.fn()
    process.on('unhandledRejection', rejected)
    onTestFinished(() => void process.off('unhandledRejection', rejected))
    // The SDK waits five minutes for the answer to a proposal. Nobody holds what it rejects with then.
    const wait = 300_000
    const { setTimeout: start } = globalThis
    const timers = vi
      .spyOn(globalThis, 'setTimeout')
      .mockImplementation((callback, delay) => start(callback, delay === wait ? 1 : delay))
    const probe = async () => {
      await pairing.relay.stop()
      return undefined
    }
    const { connect } = await setup({ probe, timeouts: { ...TIMEOUTS, pairingUri: 500 } })
    await expect(connect()).rejects.toMatchObject({ name: 'RelayError' })
    await pairing.relay.start()
    await vi.waitUntil(() => timers.mock.calls.some(([, delay]) => delay === wait))
    await new Promise((resolve) => start(resolve, 50))
    expect(rejected).not.toHaveBeenCalled()
  })

  test('hides the pairing URI, and shows it again once the relay is back', async () => {
    const probe = vi.fn()
    const { connect, states, onScan } = await setup({ probe, timeouts: { ...TIMEOUTS, reconnect: 20 } })
    onScan(() => {})
    const connecting = connect()
    await vi.waitUntil(() => states.at(-1)?.status === 'waiting')
    const code = states.at(-1)
    probe.mockResolvedValue('unreachable')
    await pairing.relay.stop()
    await vi.waitUntil(() => states.at(-1)?.status === 'failed')
    await pairing.relay.start()
    await vi.waitFor(() => expect(states.at(-1)).toEqual(code))
    await pairing.wallet.pair((code as { uri: string }).uri)
    expect(await connecting).toEqual([pairing.address])
    expect(await pairing.wallet.asked()).toEqual(['proposal'])
  })

  test.each([
    ['after the wallet has agreed', TAG.approval],
    ['before the session is settled', TAG.settlement],
  ])('connects without a second request, %s', async (_, tag) => {
    const stopped = stopAt(tag)
    const { connect } = await setup()
    const connecting = connect()
    await stopped()
    await pairing.relay.start()
    expect(await connecting).toEqual([pairing.address])
    expect(await pairing.wallet.asked()).toEqual(['proposal'])
  })

  test.each([
    ['before the wallet has been asked', TAG.request],
    ['before its signature arrives', TAG.response],
  ])('signs once, %s', async (_, tag) => {
    const { connect, sign } = await setup()
    await connect()
    const stopped = stopAt(tag)
    const signing = sign()
    await stopped()
    await pairing.relay.start()
    expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
    expect(await pairing.wallet.asked()).toEqual(['proposal', 'personal_sign'])
  })

  test('disconnects and rejects open requests when the relay stays away', async () => {
    const { connect, sign, accounts, provider, sessions } = await setup({
      timeouts: { ...TIMEOUTS, disconnect: 50 },
    })
    await connect()
    await pairing.wallet.answer({ request: 'ignore' })
    const refused = expect(sign()).rejects.toMatchObject({ code: 4900 })
    await vi.waitFor(async () => expect(await pairing.wallet.asked()).toContain('personal_sign'))
    await pairing.relay.stop()
    await provider.disconnect()
    await refused
    expect(await accounts()).toEqual([])
    expect(sessions).toEqual([true, false])
    await pairing.relay.start()
  })
})

describe('messages', () => {
  test('make one session and one signature when each comes twice', async () => {
    script.deliver = (message) => [message, message]
    const { connect, sign, sessions } = await setup()
    expect(await connect()).toEqual([pairing.address])
    await sign()
    expect(sessions).toEqual([true])
    const signed = (await pairing.wallet.asked()).filter((method) => method === 'personal_sign')
    expect(signed).toEqual(['personal_sign'])
  })

  test('end the session once when each comes twice', async () => {
    const { connect, accounts, sessions, nextEvent } = await setup()
    await connect()
    script.deliver = (message) => [message, { ...message }]
    const ended = nextEvent('disconnect')
    await pairing.wallet.disconnect()
    await ended
    expect(await accounts()).toEqual([])
    expect(sessions).toEqual([true, false])
  })

  test('answer their own requests in another order', async () => {
    const { connect, sign } = await setup()
    await connect()
    const held: Parameters<NonNullable<typeof script.deliver>>[0][] = []
    script.deliver = (message) => {
      if (message.tag !== TAG.response || held.length > 0) return [message, ...held.splice(0)]
      held.push(message)
      return []
    }
    const texts: Hex[] = ['0x01', '0x02']
    const signatures = await Promise.all(texts.map((text) => sign(text)))
    for (const [index, raw] of texts.entries()) {
      const signature = signatures[index] as Hex
      expect(await verifyMessage({ address: pairing.address as Hex, message: { raw }, signature })).toBe(true)
    }
  })

  test('do nothing for a pairing URI that was replaced', async () => {
    const { connect, states, onScan, accounts, sessions, provider } = await setup()
    onScan(() => {})
    const codes = () => states.flatMap((state) => (state.status === 'waiting' ? state.uri : []))
    await pairing.wallet.answer({ proposal: 'ignore' })
    const older = connect()
    await vi.waitUntil(() => codes().length === 1)
    await pairing.wallet.pair(codes()[0] ?? '')
    await vi.waitFor(async () => expect(await pairing.wallet.asked()).toEqual(['proposal']))
    provider.forget()
    const newest = connect()
    await vi.waitUntil(() => codes().length === 2)
    await pairing.wallet.approveIgnored()
    expect(await accounts()).toEqual([])
    await pairing.wallet.answer({ proposal: 'approve' })
    await pairing.wallet.pair(codes()[1] ?? '')
    expect(await Promise.all([older, newest])).toEqual([[pairing.address], [pairing.address]])
    expect(sessions).toEqual([true])
  })

  test('are ignored when they are forged', async () => {
    const { connect, sign, accounts, provider } = await setup()
    const ended = vi.fn()
    provider.on('disconnect', ended)
    const topics = new Set<string>()
    script.deliver = (message) => {
      topics.add(message.topic)
      return [message]
    }
    await connect()
    for (const topic of topics)
      for (const message of ['', 'forged', '{"id":1}', btoa(`\0${MEGABYTE}`)])
        pairing.relay.inject({ topic, message })
    await sign()
    expect(ended).not.toHaveBeenCalled()
    expect(await accounts()).toEqual([pairing.address])
    expect(await pairing.wallet.asked()).toEqual(['proposal', 'personal_sign'])
  })
})

describe('a wallet', () => {
  test('is connected on a chain that was not proposed', async () => {
    const { connect, request } = await setup()
    await pairing.wallet.answer({ proposal: 'wrongChain' })
    expect(await connect()).toEqual([pairing.address])
    expect(Number(await request('eth_chainId'))).toBe(424_242)
    await expect(request('eth_blockNumber')).rejects.toMatchObject({ code: 4200 })
  })

  test('is disconnected when it shares no account', async () => {
    const { connect, accounts, sessions } = await setup()
    await pairing.wallet.answer({ proposal: 'noAccounts' })
    await expect(connect()).rejects.toMatchObject({ name: 'NoAccountError' })
    expect(await accounts()).toEqual([])
    expect(sessions).not.toContain(true)
    await vi.waitFor(async () => expect(await pairing.wallet.sessions()).toBe(0))
  })

  test('has its error cut to 300 characters', async () => {
    const { connect, sign } = await setup()
    const error = { code: 4001, message: MEGABYTE }
    await pairing.wallet.answer({ proposal: error })
    await expect(connect()).rejects.toMatchObject({ code: 4001, message: 'x'.repeat(300) })
    await pairing.wallet.answer({ proposal: 'approve', request: { error } })
    await connect()
    await expect(sign()).rejects.toMatchObject({ code: 4001, message: 'x'.repeat(300) })
  })

  describe('that does not answer', () => {
    const isAsked = (method: string) =>
      vi.waitFor(async () => expect(await pairing.wallet.asked()).toContain(method))

    test('ends a pairing after five minutes, ignores a later approval, and connects the next time', async () => {
      // The clock alone: the SDK would take a leap of the timers for a relay that is silent.
      vi.useFakeTimers({ toFake: ['Date'] })
      onTestFinished(() => void vi.useRealTimers())
      const { connect, accounts, states, sessions, onScan } = await setup()
      await pairing.wallet.answer({ proposal: 'ignore' })
      const before = Date.now()
      onScan((uri) => {
        void pairing.wallet.pair(uri)
        vi.setSystemTime(before + 300_000)
      })
      await expect(connect()).rejects.toMatchObject({ code: 8000 })
      expect(states.at(-1)).toEqual({ status: 'expired' })
      vi.useRealTimers()
      await isAsked('proposal')
      await pairing.wallet.approveIgnored()
      await pairing.wallet.answer({ proposal: 'approve' })
      expect(await accounts()).toEqual([])
      onScan((uri) => void pairing.wallet.pair(uri))
      expect(await connect()).toEqual([pairing.address])
      expect(sessions).toEqual([true])
      expect(await pairing.wallet.asked()).toEqual(['proposal', 'proposal'])
    })

    test('reports what it sends after a request has timed out, and nothing that is waited for', async () => {
      const timeouts = { ...TIMEOUTS }
      const late = vi.fn()
      const { connect, request } = await setup({ timeouts, onLateAnswer: late })
      await connect()
      const hash = `0x${'ab'.repeat(32)}`
      const transaction = { from: pairing.address, to: pairing.address, value: '0x1' }
      await pairing.wallet.answer({ request: { result: hash } })
      expect(await request('eth_sendTransaction', { ...transaction })).toBe(hash)
      await pairing.wallet.answer({ request: 'ignore' })
      timeouts.request = 200
      await expect(request('eth_sendTransaction', transaction)).rejects.toMatchObject({ code: 8000 })
      await vi.waitFor(async () => expect(await pairing.wallet.asked()).toHaveLength(3))
      await pairing.wallet.answerIgnored({ result: hash })
      await vi.waitFor(() => expect(late).toHaveBeenCalled())
      expect(late.mock.calls).toEqual([
        [{ method: 'eth_sendTransaction', chainId: 'eip155:56', address: pairing.address, result: hash }],
      ])
    })

    test.each([
      ['personal_sign', (address: string) => ['0x00', address]],
      ['wallet_getCapabilities', (address: string) => [address, ['0x38']]],
      ['wallet_sendCalls', (from: string) => [{ version: '2.0.0', from, chainId: '0x38', calls: [] }]],
    ] as const)(
      'ends a request in time (%s), ignores its late answer, and signs the next one once',
      async (method, parametersOf) => {
        const timeouts = { ...TIMEOUTS }
        const { connect, request, sign } = await setup({ timeouts })
        await connect()
        await pairing.wallet.answer({ request: 'ignore' })
        timeouts.request = 200
        await expect(request(method, ...parametersOf(pairing.address))).rejects.toMatchObject({
          code: 8000,
          message: 'The wallet did not answer in time.',
        })
        timeouts.request = TIMEOUTS.request
        await isAsked(method)
        await pairing.wallet.approveIgnored()
        await pairing.wallet.answer({ request: 'approve' })
        expect(await sign()).toMatch(/^0x[0-9a-f]{130}$/)
        expect(await pairing.wallet.asked()).toEqual(['proposal', method, 'personal_sign'])
      },
    )
  })

  test('is disconnected when only its side of the session has expired, and connects the next time', async () => {
    const { connect, accounts, provider } = await setup()
    await connect()
    await pairing.wallet.expire()
    expect(await pairing.wallet.sessions()).toBe(0)
    expect(await accounts()).toEqual([pairing.address])
    await provider.disconnect()
    expect(await accounts()).toEqual([])
    expect(await connect()).toEqual([pairing.address])
    expect(await pairing.wallet.asked()).toEqual(['proposal', 'proposal'])
  })

  test('raises APKT004 when it approves and never finishes, and connects the next time', async () => {
    script.deliver = (message) => (message.tag === TAG.settlement ? [] : [message])
    const { connect, alerts, accounts } = await setup({ timeouts: { ...TIMEOUTS, settlement: 50 } })
    await expect(connect()).rejects.toMatchObject({
      code: 8000,
      message: expect.stringContaining('did not finish'),
    })
    expect(alerts).toEqual(['APKT004'])
    expect(await accounts()).toEqual([])
    delete script.deliver
    const { connect: again } = await setup()
    expect(await again()).toEqual([pairing.address])
  })
})
