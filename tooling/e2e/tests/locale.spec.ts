import type { Page } from '@playwright/test'
import { expect, test } from '../src/fixtures.ts'

const storedLocale = (page: Page) => page.evaluate(() => localStorage.getItem('locale'))

test('shows English on the first visit and keeps the chosen language', async ({ page, site }) => {
  await page.goto('/')
  await expect(site.connectButton).toBeVisible()

  await page.getByRole('combobox', { name: 'Language' }).selectOption('简体中文')
  await expect(page.getByRole('button', { name: '连接钱包' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  expect(await storedLocale(page)).toBe('zh-CN')

  await page.reload()
  await page.getByRole('button', { name: '连接钱包' }).click()
  await expect(page.getByRole('dialog', { name: '连接钱包' })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('combobox').selectOption('English')
  await expect(site.connectButton).toBeVisible()
  expect(await storedLocale(page)).toBe('en')
})

test('resets an unsupported stored locale to en', { tag: '@full' }, async ({ page, site }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'xx'))
  await page.goto('/')
  await expect(site.connectButton).toBeVisible()
  expect(await storedLocale(page)).toBe('en')
})
