import type { Browser, Page } from 'playwright'
import type { Address, Hex } from 'viem'
import { installProbe } from '../modal/probe.ts'
import { logInByEmail, pressApprove } from './playLogin.ts'
import type { Sale } from './startSale.ts'
import { type BenchWallet, PROJECT_ID } from './startWallet.ts'

export type Purchase = {
  /** Of the whole transaction, which the sponsor pays. */
  gasUsed: bigint
  /** From the press on Approve to the receipt in the page, in milliseconds. */
  receiptMs: number
}

/** Two purchases by the smart account of a new user who has tokens and no native currency. */
export async function playPurchases(
  browser: Browser,
  origin: string,
  wallet: BenchWallet,
): Promise<{ first: Purchase; repeated: Purchase }> {
  const { sale, site } = wallet
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    await page.addInitScript(installProbe)
    await page.goto(`${origin}?${new URLSearchParams({ projectId: PROJECT_ID, site, smart: '' })}`)
    await logInByEmail(page, wallet)
    const [address] = await page.evaluate(
      async () => (await (await benchProvider())?.request({ method: 'eth_accounts' })) as Address[],
    )
    if (address === undefined) throw new Error('The user has no account.')
    await sale.fundTokens(address)
    const first = await buy(page, wallet, sale.purchase({ isFirst: true }))
    const repeated = await buy(page, wallet, sale.purchase({ isFirst: false }))
    if ((await sale.client.getBalance({ address })) > 0n) throw new Error('The account has native currency.')
    return { first, repeated }
  } finally {
    await context.close()
  }
}

async function buy(page: Page, wallet: BenchWallet, calls: ReturnType<Sale['purchase']>): Promise<Purchase> {
  const received = page.evaluate(
    async ({ calls, pollMs }) => {
      type Status = { status: number; receipts?: { transactionHash: Hex }[] }
      const provider = await benchProvider()
      if (provider === undefined) throw new Error('Nobody is logged in.')
      const bundle = { version: '2.0.0', chainId: '0x38', atomicRequired: true, calls }
      const { id } = (await provider.request({ method: 'wallet_sendCalls', params: [bundle] })) as {
        id: string
      }
      for (;;) {
        const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
        const { status, receipts = [] } = answer as Status
        if (status === 200) return { at: performance.timeOrigin + performance.now(), receipts }
        if (status >= 400) throw new Error(`The purchase has the status ${status}.`)
        await new Promise((resolve) => setTimeout(resolve, pollMs))
      }
    },
    { calls, pollMs: 50 },
  )
  const approvedAt = await pressApprove(page, wallet)
  const { at, receipts } = await received
  const hash = receipts[0]?.transactionHash ?? '0x'
  const { gasUsed } = await wallet.sale.client.getTransactionReceipt({ hash })
  return { gasUsed, receiptMs: at - approvedAt }
}
