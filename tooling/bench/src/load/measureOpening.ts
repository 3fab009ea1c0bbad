import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startFaultProxy } from '@foyer/harness/faults'
import { startNginx } from '@foyer/harness/nginx'
import { startIndexer } from '@foyer/indexer/testing/startIndexer'
import { startDevnet } from '@foyer/presale-operator/testing'
import type { Row } from '../row.ts'
import { sendSteadily } from './sendSteadily.ts'

const README = join(import.meta.dirname, '../../../../apps/indexer/README.md')
const [FEW, MANY] = [200, 2_000]
const SECONDS = 60
/** A page without a wallet asks for `/v1/home` in this time, and for the others about once a minute. */
const HOME_SECONDS = 10
const OTHERS = ['/v1/totals', '/v1/summary', '/v1/purchases?limit=5']
/** Ends of cached answers fall differently. */
const MOST_TIMES = 1.2

/** Requests at the indexer in the opening minute, of few pages and of many behind a caching nginx. */
export async function measureOpening(onProgress: (message: string) => void): Promise<Row[]> {
  const chain = await startDevnet('public')
  const folder = await mkdtemp(join(tmpdir(), 'foyer-opening-'))
  const deploymentFile = join(folder, 'deployment.json')
  await writeFile(deploymentFile, JSON.stringify(chain.deployment))
  const indexer = await startIndexer({ rpcUrl: chain.rpcUrl, deploymentFile })
  let asked = 0
  const counter = await startFaultProxy(indexer.url, () => {
    asked += 1
    return undefined
  })
  const nginx = await startNginx({ indexer: [Number(new URL(counter.url).port)] }, await readDirectives())
  try {
    await indexer.untilBlock(0n)
    const counts: number[] = []
    for (const pages of [FEW, MANY]) {
      onProgress(`${pages.toLocaleString('en-US')} pages for ${SECONDS} s`)
      asked = 0
      await openPages(nginx.urls.indexer, pages)
      counts.push(asked)
    }
    const [few = 0, many = 0] = counts
    return [
      { what: `opening minute: requests at the indexer of ${FEW} pages`, measured: few, unit: 'requests' },
      {
        what: `opening minute: requests at the indexer of ${MANY} pages`,
        measured: many,
        unit: 'requests',
        timesFloor: many / few,
        budget: { most: Math.ceil(few * MOST_TIMES) },
      },
    ]
  } finally {
    await nginx.stop()
    await counter.stop()
    indexer.kill()
    await indexer.exited
    await chain.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The lines of the documentation, with the cache in the folder of the process. */
async function readDirectives() {
  const [, text = ''] = /## Caching[\s\S]*?```nginx\n([\s\S]*?)```/.exec(await readFile(README, 'utf8')) ?? []
  const lines = text.split('\n').map((line) => line.trim())
  const isCache = (line: string) => /^proxy_cache(?!_path)/.test(line)
  const http = lines.find((line) => line.startsWith('proxy_cache_path'))?.replace(/\/\S+/, 'cache')
  if (http === undefined || !lines.some(isCache)) throw new Error('The README of the indexer has no cache.')
  return { http, location: lines.filter(isCache).join(' ') }
}

/** Each page asks at moments of its own, so all of them ask steadily. */
async function openPages(url: string, pages: number) {
  const ask = async (path: string) => {
    const response = await fetch(`${url}${path}`, { headers: { origin: 'https://sale.example' } })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  }
  await Promise.all([
    sendSteadily({ perSecond: pages / HOME_SECONDS, seconds: SECONDS, send: () => ask('/v1/home') }),
    sendSteadily({
      perSecond: (pages * OTHERS.length) / 60,
      seconds: SECONDS,
      send: (index) => ask(OTHERS[index % OTHERS.length] ?? ''),
    }),
  ])
}
