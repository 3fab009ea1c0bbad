import { expect, test } from 'vitest'
import { createMailbox } from './createMailbox.ts'

const topic = 'a'.repeat(64)

function setup() {
  let time = 1_000
  const mailbox = createMailbox({ now: () => time })
  const publish = (message: string, from = 'dapp') =>
    mailbox.publish({ from, topic, message, tag: 1100, ttl: 60 }).clients
  const pending = (clientId: string) => mailbox.pending(clientId, topic).map(({ message }) => message)
  return { mailbox, publish, pending, wait: (milliseconds: number) => (time += milliseconds) }
}

test('default: a letter goes to those who listen, never back to its sender', () => {
  const { mailbox, publish } = setup()
  mailbox.subscribe('dapp', topic)
  mailbox.subscribe('wallet', topic)
  expect(publish('hello')).toEqual(['wallet'])
})

test('behavior: a letter is kept for who comes later, until it is acknowledged', () => {
  const { mailbox, publish, pending } = setup()
  expect(publish('hello')).toEqual([])
  publish('again')
  expect(pending('wallet')).toEqual(['hello', 'again'])
  mailbox.acknowledge('wallet', { topic, message: 'hello' })
  expect(pending('wallet')).toEqual(['again'])
})

test('behavior: a retry of a letter goes to nobody', () => {
  const { mailbox, publish, pending } = setup()
  mailbox.subscribe('wallet', topic)
  publish('hello')
  expect(publish('hello')).toEqual([])
  expect(pending('wallet')).toEqual(['hello'])
})

test('behavior: a letter whose time is over is gone', () => {
  const { publish, pending, wait } = setup()
  publish('hello')
  wait(60_000)
  expect(pending('wallet')).toEqual([])
})

test('behavior: who has unsubscribed gets nothing', () => {
  const { mailbox, publish } = setup()
  mailbox.subscribe('wallet', topic)
  mailbox.unsubscribe('wallet', topic)
  expect(publish('hello')).toEqual([])
})
