import { unzipSync } from 'fflate'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { doJob } from './doJob.ts'
import { runJob } from './runJob.ts'

/** Distinct addresses, spread over all first bytes. */
const address = (index: number) =>
  `0x${((index * 2_654_435_761) % 2 ** 32).toString(16).padStart(8, '0').repeat(5)}`
const fileOf = (text: string) => new File([text], 'list.csv', { type: 'text/csv' })

// `runJob.full.browser.test.ts` has 100,000 rows, and a page that stays alive meanwhile.
test('rows become a root and 256 shards, with the progress of each phase', async () => {
  // The check of the lines is reported after each thousand.
  const rows = Array.from({ length: 1_500 }, (_, index) => address(index + 1))
  const phases = new Set<string>()
  const { root, count, unchecked, zip } = await runJob(
    { type: 'build', mode: 'replace', file: fileOf(rows.join('\n')) },
    { onProgress: ({ phase }) => phases.add(phase) },
  )
  expect([...phases]).toEqual(['check', 'build'])
  expect([count, unchecked]).toEqual([rows.length, rows.filter((row) => /[a-f]/.test(row.slice(2))).length])
  const files = Object.keys(unzipSync(zip))
  expect(files).toHaveLength(256)
  expect(files[0]).toBe(`${root}/00.json`)
})

test('ends the worker when its job is aborted', async () => {
  const controller = new AbortController()
  const job = runJob({ type: 'build', mode: 'add', file: fileOf(address(1)) }, { signal: controller.signal })
  controller.abort()
  await expect(job).rejects.toBe(controller.signal.reason)
})

test('names every wrong line, as on the command line', async () => {
  await expect(runJob({ type: 'build', mode: 'add', file: fileOf('nobody\n') })).rejects.toMatchObject({
    message: 'list.csv has 1 problem(s); nothing was written.',
    details: ['list.csv:1 "nobody" is not an address: 0x and 40 hexadecimal digits are expected'],
    remedy: 'correct the lines above and try again',
  })
})

describe('with a list in force', () => {
  const [one, two, three] = [address(1), address(2), address(3)]

  /** Builds a list of two, puts it in force at this page, and returns what further jobs answer. */
  async function setup() {
    const published = await runJob({ type: 'build', mode: 'replace', file: fileOf(`${one}\n${two}\n`) })
    const files = unzipSync(published.zip)
    return { files, live: { baseUrl: 'https://shards.example', root: published.root } }
  }

  test('a file is added to it, and one that replaces it says whom it removes', async () => {
    const { files, live } = await setup()
    vi.stubGlobal('fetch', async (url: string) => new Response(files[url.replace(/^.*?(0x)/, '$1')]))
    onTestFinished(() => void vi.unstubAllGlobals())
    const build = (mode: 'add' | 'replace', rows: string[] = [three]) =>
      doJob({ type: 'build', mode, live, file: fileOf(rows.join('\n')) }, () => {})
    expect(await build('add')).toMatchObject({
      count: 3,
      repeated: [],
      change: { added: [three], removed: [], kept: 2 },
    })
    expect(await build('add', [three, one])).toMatchObject({ count: 3, repeated: [one] })
    expect(await build('replace')).toMatchObject({
      count: 1,
      change: { added: [three], removed: [one, two].sort(), kept: 0 },
    })
  })

  test('one that cannot be read can be replaced, and nothing is added to it', async () => {
    const { live } = await setup()
    const build = (mode: 'add' | 'replace') =>
      runJob({ type: 'build', mode, live: { ...live, baseUrl: '/nowhere' }, file: fileOf(`${three}\n`) })
    expect(await build('replace')).toMatchObject({ count: 1, change: undefined })
    await expect(build('add')).rejects.toMatchObject({ message: expect.stringMatching(/cannot be read/) })
  })
})
