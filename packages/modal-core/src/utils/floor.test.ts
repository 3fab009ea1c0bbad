import { expect, test } from 'vitest'
import { anySignal, createDeferred, parseUrl } from './floor.ts'

test('reads a URL, and nothing of text that is none', () => {
  expect(parseUrl('https://wallet.example/a')?.hostname).toBe('wallet.example')
  expect(parseUrl('wallet')).toBeUndefined()
})

test('aborts with the reason of the signal that is first, also when it was before', () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const signal = anySignal([one.signal, other.signal])
  expect(signal.aborted).toBe(false)
  other.abort('left')
  one.abort('late')
  expect(signal.reason).toBe('left')
  expect(anySignal([new AbortController().signal, other.signal]).reason).toBe('left')
})

test('settles a promise from outside', async () => {
  const [kept, broken] = [createDeferred<number>(), createDeferred<number>()]
  kept.resolve(1)
  broken.reject(new Error('gone'))
  expect(await kept.promise).toBe(1)
  await expect(broken.promise).rejects.toThrow('gone')
})
