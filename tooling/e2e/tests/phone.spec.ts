import { createInvitedBuyers } from '../src/createInvitedBuyers.ts'
import { expect, test } from '../src/fixtures.ts'
import { measureOverflow } from '../src/measureOverflow.ts'

test('shows and withdraws rewards on a phone in Simplified Chinese', async ({ page, chain, buyer }) => {
  await createInvitedBuyers(chain, buyer.address)
  await page.addInitScript(() => localStorage.setItem('locale', 'zh-CN'))
  await page.goto('/record')
  await page.getByRole('main').getByRole('button', { name: '连接钱包' }).click()
  await page.locator('fy-modal').getByRole('button', { name: 'Dev Wallet', exact: true }).click()
  await expect(page.getByRole('region', { name: '推荐奖励' })).toContainText('240 USDT')

  await page.getByRole('button', { name: '提取奖励' }).click()
  const dialog = page.getByRole('dialog', { name: '奖励提现' })
  await dialog.getByRole('textbox', { name: '提现金额' }).fill('１００')
  await expect(dialog).toContainText('94 USDT')
  await dialog.getByRole('button', { name: '确认提现' }).click()
  await expect(dialog).toContainText('处理中')
  await expect(dialog).toContainText('成功')
  expect(await measureOverflow(page)).toBe(0)
})
