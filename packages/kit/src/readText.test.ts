import { expect, test, vi } from 'vitest'
import { readText } from './readText.ts'

const bytes = new TextEncoder()

function streamOf(parts: readonly Uint8Array[], cancel?: () => Promise<void>) {
  const open = [...parts]
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => {
      const part = open.shift()
      if (part === undefined) controller.close()
      else controller.enqueue(new Uint8Array(part))
    },
    ...(cancel && { cancel }),
  })
}

test('reads a text whose letters lie in two parts', async () => {
  const whole = bytes.encode('Fünf')
  expect(await readText({ body: streamOf([whole.slice(0, 2), whole.slice(2)]) }, 5)).toBe('Fünf')
})

test('reads no body as an empty text', async () => {
  expect(await readText({ body: null }, 5)).toBe('')
})

test('ends the download of a longer text', async () => {
  const cancel = vi.fn(async () => {})
  const body = streamOf([bytes.encode('1234'), bytes.encode('56'), bytes.encode('7')], cancel)
  expect(await readText({ body }, 5)).toBeUndefined()
  expect(cancel).toHaveBeenCalledOnce()
})

test('a download that cannot be ended does not reject', async () => {
  const body = streamOf([bytes.encode('123456')], () => Promise.reject(new Error('gone')))
  expect(await readText({ body }, 5)).toBeUndefined()
})
