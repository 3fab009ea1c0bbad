import type { AppConfig } from '@foyer/presale/config'
import type { Browser } from 'playwright'
import type { Site } from '../harness/buildSite.ts'
import { median } from '../harness/median.ts'
import type { Row } from '../row.ts'
import { openOnPhone, type PhoneVisit } from './openOnPhone.ts'

const VISITS = 3

export type PhoneRowsParameters = {
  browser: Browser
  site: Site
  config: AppConfig
  onProgress: (message: string) => void
}

/** A first visit on a slow phone: when what visitors look for is there, what was loaded for it, and what moves. */
export async function phoneRows({ browser, site, config, onProgress }: PhoneRowsParameters): Promise<Row[]> {
  const visits: PhoneVisit[] = []
  for (let visit = 1; visit <= VISITS; visit++) {
    onProgress(`Opening the home page on a slow phone, ${visit} of ${VISITS}`)
    visits.push(await openOnPhone(browser, site))
  }
  onProgress('Opening an invitation link and the record page on a slow phone')
  const invited = await openOnPhone(browser, site, { path: `/?code=${config.rootCode}` })
  const record = await openOnPhone(browser, site, { path: '/record', hasPrice: false })
  const all = (of: (visit: PhoneVisit) => number) => median(visits.map(of))
  return [
    { what: 'presale, phone: headline', unit: 'ms', measured: all(({ sights }) => sights.headline) },
    {
      what: 'presale, phone: the modal’s own button',
      unit: 'ms',
      measured: all(({ sights }) => sights.modal),
    },
    ...(['price', 'connect', 'chain'] as const).map(
      (name): Row => ({
        what: `presale, phone: ${NAMES[name]}`,
        unit: 'ms',
        measured: all(({ sights }) => sights[name]),
        budget: { most: name === 'chain' ? 6_000 : 3_000 },
      }),
    ),
    ...filesRows('presale, phone', visits[0]),
    ...filesRows('presale, record page, phone', record),
    shiftRow('presale, phone', Math.max(...visits.map(({ layoutShift }) => layoutShift))),
    shiftRow('presale, phone, invitation link', invited.layoutShift),
    shiftRow('presale, record page, phone', record.layoutShift),
  ]
}

const NAMES = {
  price: 'price of the deployment, dated',
  connect: 'Connect, heard',
  chain: 'price of the chain',
} as const

const filesRows = (what: string, visit: PhoneVisit | undefined): Row[] => [
  { what: `${what}: rounds`, unit: 'count', measured: visit?.rounds ?? Number.NaN, budget: { most: 5 } },
  { what: `${what}: requests for files`, unit: 'requests', measured: visit?.requests ?? Number.NaN },
  {
    what: `${what}: scripts`,
    unit: 'requests',
    measured: visit?.scripts ?? Number.NaN,
    budget: { most: 10 },
  },
  { what: `${what}: JS`, unit: 'KiB', measured: visit?.scriptKiB ?? Number.NaN, budget: { most: 275 } },
]

const shiftRow = (what: string, measured: number): Row => ({
  what: `${what}: layout shift`,
  unit: 'CLS',
  measured,
  budget: { most: 0.02 },
})
