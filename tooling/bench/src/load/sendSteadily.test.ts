import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { sendSteadily } from './sendSteadily.ts'

test('sends requests on time while answers are slow', async () => {
  let open = 0
  let most = 0
  const times = await sendSteadily({
    perSecond: 100,
    seconds: 0.1,
    async send() {
      most = Math.max(most, ++open)
      await wait(200)
      open--
    },
  })
  expect(times).toHaveLength(10)
  expect(most).toBe(10)
})

test('lets answers come while it is late', async () => {
  let answered = 0
  const seen: number[] = []
  await sendSteadily({
    perSecond: 1_000_000,
    seconds: 20 / 1_000_000,
    async send() {
      seen.push(answered)
      await new Promise(setImmediate)
      answered++
    },
  })
  expect(seen.at(-1)).toBeGreaterThan(0)
})

test('rejects soon after a request fails', async () => {
  let sent = 0
  const send = () => {
    sent++
    return Promise.reject(new Error('503'))
  }
  await expect(sendSteadily({ perSecond: 100, seconds: 60, send })).rejects.toThrow('503')
  expect(sent).toBeLessThan(10)
})
