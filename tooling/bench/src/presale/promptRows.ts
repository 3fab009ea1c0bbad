import type { AppConfig } from '@foyer/presale/config'
import { type Deployment, presaleAbi } from '@foyer/presale-contracts'
import type { Browser, Page } from 'playwright'
import { toFunctionSelector } from 'viem'
import { createChainClient } from '../gas/chainClient.ts'
import { accountOf, createCalls } from '../gas/createCalls.ts'
import { LISTED } from '../gas/users.ts'
import { median } from '../harness/median.ts'
import { CPU_SLOWDOWN } from '../harness/slowdown.ts'
import type { Row } from '../row.ts'
import { openAsBuyer } from './openAsBuyer.ts'
import { installPromptWatch } from './promptWatch.ts'

const CLICKS = 7

const BUY = toFunctionSelector(
  presaleAbi.find((item) => item.type === 'function' && item.name === 'buy') as never,
)

export type PromptRowsParameters = {
  browser: Browser
  origin: string
  config: AppConfig
  deployment: Deployment
}

/** From the answer to a purchase's simulation to the wallet's question: before the token is allowed, and after. */
export async function promptRows({ deployment, ...site }: PromptRowsParameters): Promise<Row[]> {
  const [rpcUrl = ''] = site.config.chain.rpcUrls
  const calls = createCalls(createChainClient(rpcUrl), deployment)
  const page = await openAsBuyer({
    ...site,
    address: accountOf(LISTED).address,
    prepare: async (page) => void (await page.addInitScript(installPromptWatch, BUY.slice(2))),
  })
  try {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    const first = await clickBuy(page)
    await calls.approve(LISTED)
    const repeated = await clickBuy(page)
    return [
      row('presale: simulation to the wallet’s question, allowing', first),
      row('presale: simulation to the wallet’s question, buying', repeated),
    ]
  } finally {
    await page.context().close()
  }
}

const row = (what: string, delays: number[]): Row => ({
  what,
  unit: 'ms',
  measured: median(delays),
  budget: { most: 300 },
})

/** Presses Buy Now several times. The wallet refuses each time, which ends the attempt. */
async function clickBuy(page: Page) {
  const delays: number[] = []
  for (let click = 0; click < CLICKS; click++) {
    await page.getByRole('button', { name: 'Buy Now' }).click()
    delays.push(await page.evaluate(() => promptWatch.takeDelay()))
  }
  return delays
}
