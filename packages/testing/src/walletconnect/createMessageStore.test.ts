import { expect, test } from 'vitest'
import { createMessageStore } from './createMessageStore.ts'

const topic = 'a'.repeat(64)

function setup() {
  let time = 1_000
  const store = createMessageStore({ now: () => time })
  const publish = (message: string, from = 'dapp') =>
    store.publish({ from, topic, message, tag: 1100, ttl: 60 }).clients
  const pending = (clientId: string) => store.pending(clientId, topic).map(({ message }) => message)
  return { store, publish, pending, wait: (milliseconds: number) => (time += milliseconds) }
}

test('delivers a message to the subscribers of its topic, never to its sender', () => {
  const { store, publish } = setup()
  store.subscribe('dapp', topic)
  store.subscribe('wallet', topic)
  expect(publish('hello')).toEqual(['wallet'])
})

test('keeps a message for later subscribers until it is acknowledged', () => {
  const { store, publish, pending } = setup()
  expect(publish('hello')).toEqual([])
  publish('again')
  expect(pending('wallet')).toEqual(['hello', 'again'])
  store.acknowledge('wallet', { topic, message: 'hello' })
  expect(pending('wallet')).toEqual(['again'])
})

test('ignores a message that is published again', () => {
  const { store, publish, pending } = setup()
  store.subscribe('wallet', topic)
  publish('hello')
  expect(publish('hello')).toEqual([])
  expect(pending('wallet')).toEqual(['hello'])
})

test('drops a message when its TTL has ended', () => {
  const { publish, pending, wait } = setup()
  publish('hello')
  wait(60_000)
  expect(pending('wallet')).toEqual([])
})

test('delivers nothing after unsubscribing', () => {
  const { store, publish } = setup()
  store.subscribe('wallet', topic)
  store.unsubscribe('wallet', topic)
  expect(publish('hello')).toEqual([])
})
