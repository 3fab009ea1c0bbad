import { expect, test } from 'vitest'
import { RefusedError, UnreachableError } from '../api/errors.ts'
import { createLinks, LINK_TIMES } from './createLinks.ts'

const TIMES = { wait: 40, poll: 1 }
const EMAIL = 'ada@example.org'

/** Links `new` and `old`, each with the statuses that the vault tells of it, the last one for ever. */
function setup(statuses: Record<string, (string | Error)[]>) {
  const removed: string[] = []
  const asked: string[] = []
  const links = createLinks({
    times: TIMES,
    device: {
      readApprovals: async (email) => Object.keys(statuses).map((id) => ({ id, email })),
      removeApproval: async (id) => void removed.push(id),
    },
    vault: {
      async readApproval(id) {
        asked.push(id)
        const list = statuses[id] ?? []
        const status = list.length > 1 ? list.shift() : list[0]
        if (status instanceof Error) throw status
        return { status: status as 'pending' }
      },
    },
  })
  return {
    links,
    removed,
    asked,
    wait: (email = EMAIL) => links.waitFor(email, new AbortController().signal),
  }
}

test('answers after 115 s, before clients stop listening', async () => {
  expect(LINK_TIMES.wait).toBe(115_000)
  const { wait } = setup({ new: ['pending'] })
  await expect(wait()).rejects.toThrow('Approval is still pending')
})

test('waits until the link is approved, and keeps the approval for this address', async () => {
  const { links, wait } = setup({ new: ['pending', 'pending', 'approved'] })
  await wait()
  expect(links.grantOf(EMAIL)).toBe('new')
  expect(links.grantOf('eve@example.org')).toBeUndefined()
})

test('takes the approval of a link that was mailed before', async () => {
  const { links, wait } = setup({ new: ['pending'], old: ['pending', 'approved'] })
  await wait()
  expect(links.grantOf(EMAIL)).toBe('old')
})

test.each([
  ['denied', 'The login was rejected in the e-mail'],
  ['expired', 'The link has expired'],
])('tells that it was %s', async (status, message) => {
  const { wait } = setup({ new: ['pending', status] })
  await expect(wait()).rejects.toThrow(message)
})

test('looks again when the vault did not answer, and says so when it never does', async () => {
  const lost = new UnreachableError('vault')
  await setup({ new: [lost, 'approved'] }).wait()
  await expect(setup({ new: [lost] }).wait()).rejects.toThrow('Recovery service unavailable')
})

test('looks again when too many ask at a time', async () => {
  const busy = new RefusedError({ status: 429, text: 'Please try again after 60 seconds' })
  await setup({ new: [busy, 'approved'] }).wait()
})

test('two requests that wait share each look', async () => {
  const { asked, wait } = setup({ new: ['pending', 'pending', 'approved'] })
  await Promise.all([wait(), wait()])
  expect(asked).toHaveLength(3)
})

test('another address ends the wait for the first one', async () => {
  const { wait } = setup({ new: ['pending'] })
  const first = wait()
  const second = wait('eve@example.org')
  await expect(first).rejects.toThrow('Approval is still pending')
  await expect(second).rejects.toThrow('Approval is still pending')
})

test('stops looking when nobody waits any more, and takes up again', async () => {
  const { links, asked, wait } = setup({ new: ['pending', 'pending', 'approved'] })
  const left = wait()
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  links.forget()
  await expect(left).rejects.toThrow('Approval is still pending')
  const before = asked.length
  await new Promise((resolve) => setTimeout(resolve, 5 * TIMES.poll))
  expect(asked.length).toBe(before)
  await wait()
  expect(links.grantOf(EMAIL)).toBe('new')
})

test('an approval that was used is forgotten, here and on the device', async () => {
  const { links, removed, wait } = setup({ new: ['approved'] })
  await wait()
  await links.spend('eve@example.org')
  expect(links.grantOf(EMAIL)).toBe('new')
  await links.spend(EMAIL)
  expect(links.grantOf(EMAIL)).toBeUndefined()
  expect(removed).toEqual(['new'])
})
