import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { exampleConfig } from '../test/exampleConfig.ts'
import { checkSite } from './checkSite.ts'
import { runSite } from './runSite.ts'

const USAGE = 'Usage: site check <config.json>\n       site snapshot <config.json> > sale.json\n'

const chain = {
  ...exampleConfig().chain,
  rpcUrls: ['https://rpc.example', 'https://rpc2.example'],
  blockExplorerUrl: 'https://explorer.example',
}
const complete = exampleConfig({
  chain,
  endpoints: { indexer: 'https://indexer.example' },
  about: {
    terms: '/terms.html',
    privacy: '/privacy.html',
    risks: '/risks.html',
    contact: 'mailto:sale@foundation.example',
    audits: [{ by: 'Auditor', url: 'https://auditor.example/report.pdf' }],
  },
})
const check = (config: object) => checkSite(JSON.stringify(config))

test('finds nothing in a complete configuration', () => {
  expect(check(complete)).toEqual({ errors: [], warnings: [] })
})

test('warns of each part that is left out, and says what visitors miss', () => {
  const bare = { ...complete, chain: { ...chain, rpcUrls: ['https://rpc.example'] }, about: { audits: [] } }
  const { blockExplorerUrl: _, ...withoutExplorer } = bare.chain
  const config = { ...bare, chain: withoutExplorer, rootCode: undefined, whitelist: undefined, endpoints: {} }
  const { errors, warnings } = check(config)
  expect(errors).toEqual([])
  expect(warnings.map((warning) => warning.split(' is left out: ')[0])).toEqual([
    'about.terms',
    'about.privacy',
    'about.risks',
    'about.contact',
    'about.audits',
    'chain.blockExplorerUrl',
    'a second of chain.rpcUrls',
    'rootCode',
    'whitelist',
    'endpoints.indexer',
  ])
  expect(warnings).toContain('about.audits is left out: the page says that the contracts are not audited.')
})

test('names what would keep the site from starting', () => {
  expect(checkSite('<!doctype html>').errors[0]).toMatch(/^It is not JSON: /)
  expect(check({ ...complete, startBlock: -1 }).errors).toEqual([expect.stringMatching(/^startBlock: /)])
  expect(check({ ...complete, chain: { ...chain, rpcUrls: ['http://127.0.0.1:8545'] } }).errors).toEqual([
    'chain.rpcUrls: http://127.0.0.1:8545 is on this machine; a public site refuses it',
  ])
})

/** Calls the program in a process of its own. */
async function runMain(...args: string[]) {
  const main = fileURLToPath(new URL('main.ts', import.meta.url))
  const call = promisify(execFile)(process.execPath, ['--conditions=@foyer/source', main, ...args])
  return call.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code, output: stderr }),
  )
}

/** Calls it in this process. */
async function run(...args: string[]) {
  const written = { out: '', err: '' }
  const code = await runSite(args, {
    out: (text) => (written.out += text),
    err: (text) => (written.err += text),
  })
  return { code, output: code === 0 ? written.out : written.err }
}

test('ends with 0 for warnings, 1 for errors and 2 for a wrong call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'config.json')
  await writeFile(path, JSON.stringify({ ...complete, rootCode: undefined }))
  expect(await runMain('check', path)).toEqual({
    code: 0,
    output: 'warning: rootCode is left out: who was invited by nobody cannot buy.\n',
  })
  await writeFile(path, '{}')
  expect(await runMain('check', path)).toEqual(await run('check', path))
  expect(await run('check', path)).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^error: network: Invalid key: Expected "network" but received undefined\n/,
    ),
  })
  expect(await run('check', join(folder, 'missing.json'))).toEqual({
    code: 1,
    output: expect.stringMatching(/^error: The file cannot be read: ENOENT[^\n]*missing\.json'\n$/),
  })
  expect(await run('check')).toEqual({ code: 2, output: USAGE })
  expect(await run('snapshot', path)).toMatchObject({
    code: 1,
    output: expect.stringMatching(
      /^error: network: Invalid key: Expected "network" but received undefined\n/,
    ),
  })
  // Nothing listens there.
  const rpcUrls = ['http://127.0.0.1:1']
  await writeFile(path, JSON.stringify({ ...complete, chain: { ...chain, rpcUrls } }))
  expect(await run('snapshot', path)).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^error: The chain could not be read: [^\n]+\n$/),
  })
})
