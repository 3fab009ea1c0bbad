import { expect, test } from 'vitest'
import { callSteps } from './steps.ts'

const HASH = `0x${'ab'.repeat(32)}` as const
const ACCOUNT = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

function setup(isOnNetwork: boolean) {
  const done: string[] = []
  const steps = callSteps({
    isOnNetwork: () => isOnNetwork,
    switchNetwork: async () => void done.push('switchNetwork'),
    simulate: async (account) => void done.push(`simulate ${account}`),
    send: async (account) => {
      done.push(`send ${account}`)
      return HASH
    },
  })
  return { done, run: () => steps(ACCOUNT, (step) => done.push(step)) }
}

test('simulates and signs', async () => {
  const { done, run } = setup(true)
  expect(await run()).toEqual({ hash: HASH })
  expect(done).toEqual([`simulate ${ACCOUNT}`, 'signing', `send ${ACCOUNT}`])
})

test('switches the network first when the wallet is on another one', async () => {
  const { done, run } = setup(false)
  await run()
  expect(done.slice(0, 3)).toEqual(['switching', 'switchNetwork', 'checking'])
})
