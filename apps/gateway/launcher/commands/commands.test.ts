import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createProgram } from '../createProgram.ts'

const ID = 'a'.repeat(32)

let stateDirectory: string
beforeAll(async () => {
  stateDirectory = await mkdtemp(join(tmpdir(), 'foyer-gateway-commands-'))
  vi.stubEnv('GATEWAY_STATE_DIR', stateDirectory)
  vi.stubEnv('DATABASE_URL', '')
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(stateDirectory, { recursive: true, force: true })
})

async function run(...args: string[]) {
  const lines: string[] = []
  await createProgram({ write: (text) => void lines.push(text) }).parseAsync(args, { from: 'user' })
  return lines.join('\n')
}

test('makes, shows, changes and disables a project', async () => {
  expect(await run('project', 'list')).toContain('There are no projects.')
  expect(await run('project', 'create', 'Dapp', '--origin', 'https://dapp.example', '--id', ID)).toBe(ID)
  expect(await run('project', 'show', ID)).toMatch(
    /origins {4}https:\/\/dapp\.example\nfeatures {3}as the gateway can/,
  )
  expect(await run('project', 'origins', ID, 'https://a.example', 'https://*.b.example')).toContain(
    'origins    https://a.example https://*.b.example',
  )
  expect(await run('project', 'features', ID, 'activity=off', 'social_login=email,google')).toContain(
    'features   activity=off social_login=email,google',
  )
  expect(await run('project', 'limit', ID, '100')).toContain('limit      100')
  expect(await run('project', 'analytics', ID, 'on')).toContain('analytics  on')
  expect(await run('stats', ID)).toBe(`No events of ${ID} in 7 days.`)
  await run('project', 'disable', ID)
  expect(await run('project', 'list')).toBe(`${ID}  Dapp  (disabled)`)
  await run('project', 'enable', ID)
  expect(await run('project', 'list')).toBe(`${ID}  Dapp`)
})

test.each<[message: RegExp, args: string[]]>([
  [
    /There is a project a+ already/,
    ['project', 'create', 'Dapp', '--origin', 'https://dapp.example', '--id', ID],
  ],
  [/is no origin/, ['project', 'origins', ID, 'https://dapp.example/path']],
  [/is no origin/, ['project', 'origins', ID, 'dapp.example']],
  [/is no project id/, ['project', 'show', 'A'.repeat(32)]],
  [/There is no project b+\. `gateway project list`/, ['project', 'disable', 'b'.repeat(32)]],
  [/swap is no feature/, ['project', 'features', ID, 'swap=on']],
  [/Expected on or off/, ['project', 'features', ID, 'activity=maybe']],
  [/is no list of sign-ins/, ['project', 'features', ID, 'social_login=myspace']],
  [/is no number of requests/, ['project', 'limit', ID, '0']],
  [/is no number of days/, ['stats', ID, '--days', 'all']],
])('refuses with %s', async (message, args) => {
  await expect(run(...args)).rejects.toThrow(message)
})
