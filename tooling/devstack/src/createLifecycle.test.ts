import { expect, test, vi } from 'vitest'
import { createLifecycle } from './createLifecycle.ts'
import { StackError } from './errors.ts'
import type { Progress } from './progress.ts'

function setup() {
  const calls: string[] = []
  const onCrash = vi.fn<(error: StackError) => void>()
  const onProgress = vi.fn<(progress: Progress) => void>()
  const lifecycle = createLifecycle({ onProgress, onCrash })
  const service = (name: string, start: () => Promise<unknown> = async () => {}) => ({
    name,
    async start() {
      calls.push(`start ${name}`)
      await start()
      return {}
    },
    async stop() {
      calls.push(`stop ${name}`)
    },
  })
  return { calls, onCrash, onProgress, lifecycle, service }
}

test('stops what was started, the last first, and each once', async () => {
  const { calls, lifecycle, service } = setup()
  await lifecycle.start(async () => {
    await lifecycle.startService(service('chain'))
    await lifecycle.startService(service('site'))
  })
  await Promise.all([lifecycle.stop(), lifecycle.stop()])
  expect(calls).toEqual(['start chain', 'start site', 'stop site', 'stop chain'])
})

test('reports a part that dies while the stack runs', async () => {
  const { onCrash, lifecycle, service } = setup()
  await lifecycle.start(() => lifecycle.startService(service('chain')))
  lifecycle.crash(new StackError('chain stopped unexpectedly (SIGKILL).'))
  await vi.waitFor(() => expect(onCrash).toHaveBeenCalledOnce())
  expect(onCrash.mock.calls[0]?.[0].message).toBe('chain stopped unexpectedly (SIGKILL).')
})

test('rejects and stops all parts when one dies while the stack is starting', async () => {
  const { calls, onCrash, lifecycle, service } = setup()
  const starting = lifecycle.start(async () => {
    await lifecycle.startService(service('chain'))
    lifecycle.crash(new StackError('chain stopped unexpectedly (SIGKILL).'))
    await new Promise(() => {})
  })
  await expect(starting).rejects.toThrow('chain stopped unexpectedly (SIGKILL).')
  expect(calls).toEqual(['start chain', 'stop chain'])
  expect(onCrash).not.toHaveBeenCalled()
})

test('stops what starts after it was told to stop', async () => {
  const { calls, lifecycle, service } = setup()
  const chain = Promise.withResolvers<void>()
  const starting = lifecycle.start(async () => {
    await lifecycle.startService(service('chain', () => chain.promise))
    await lifecycle.startService(service('site'))
  })
  const failure = expect(starting).rejects.toThrow('stopped while it was starting')
  await vi.waitFor(() => expect(calls).toEqual(['start chain']))
  await lifecycle.stop()
  chain.resolve()
  await failure
  await vi.waitFor(() => expect(calls).toEqual(['start chain', 'stop chain', 'stop site']))
})

test('does not report what dies while it stops', async () => {
  const { onCrash, lifecycle, service } = setup()
  await lifecycle.start(() => lifecycle.startService(service('chain')))
  await lifecycle.stop()
  lifecycle.crash(new StackError('chain stopped unexpectedly (SIGTERM).'))
  await Promise.resolve()
  expect(onCrash).not.toHaveBeenCalled()
})

test('does later what nobody waits for, one after the other, reports what failed, and goes on', async () => {
  const { onCrash, onProgress, lifecycle } = setup()
  const playground = Promise.withResolvers<void>()
  const buildDocs = vi.fn(async () => {})
  await lifecycle.start(async () => {
    lifecycle.doLater('playground build', () => playground.promise)
    lifecycle.doLater('docs build', buildDocs)
  })
  expect(buildDocs).not.toHaveBeenCalled()
  const error = new StackError('playground-build stopped unexpectedly (exit code 1).')
  playground.reject(error)
  await vi.waitFor(() => expect(buildDocs).toHaveBeenCalledOnce())
  expect(onProgress).toHaveBeenCalledExactlyOnceWith({ status: 'failed', name: 'playground build', error })
  expect(onCrash).not.toHaveBeenCalled()
})

test('does not report what is done later and fails because everything stops', async () => {
  const { onProgress, lifecycle } = setup()
  const build = Promise.withResolvers<void>()
  await lifecycle.start(async () => {
    await lifecycle.onStop(async () =>
      build.reject(new StackError('docs-build stopped unexpectedly (SIGTERM).')),
    )
    lifecycle.doLater('docs build', () => build.promise)
  })
  await lifecycle.stop()
  expect(onProgress).not.toHaveBeenCalled()
})
