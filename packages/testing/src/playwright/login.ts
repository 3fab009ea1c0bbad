import type { Page } from '@playwright/test'
import * as z from 'zod/mini'
import { checkOptions, TestOptionError } from '../options.ts'

export type LoginOptions = {
  /** The e-mail address of a test account of your project. */
  email: string
  /** The code of that account. */
  code: string
}

/**
 * Logs in to the embedded wallet through the modal, in English, with an account that has a fixed code. It opens the
 * modal if it is closed, and resolves once the button shows the account.
 *
 * @throws {Error} the login fails; the message is what the modal says
 *
 * @example
 * await login(page, { email: 'ada@example.org', code: '123456' })
 */
export async function login(page: Page, options: LoginOptions): Promise<void> {
  checkOptions(
    options,
    {
      email: ['an e-mail address', z.string().check(z.regex(/^\S+@\S+$/))],
      code: ['the code of the account, six digits', z.string().check(z.regex(/^\d{6}$/))],
    },
    '#log-in',
    'login',
  )
  for (const name of ['email', 'code'] as const)
    if (options[name] === undefined) throw new TestOptionError(name, undefined, 'a text', '#log-in')

  const dialog = page.getByRole('dialog')
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Connect Wallet' }).first().click()
  const start = dialog.getByRole('button', { name: 'Continue with email' })
  const email = dialog.getByLabel('Email address')
  await start.or(email).first().waitFor()
  if (await start.isVisible()) await start.click()
  await email.fill(options.email)
  await dialog.getByRole('button', { name: 'Continue', exact: true }).click()

  const code = dialog.getByLabel('Code from the email')
  const problem = dialog.getByRole('alert')
  const account = page.getByRole('button', { name: /^Account / })
  await untilEither(code, problem)
  await code.fill(options.code)
  await untilEither(account, problem)
}

type Locator = ReturnType<Page['getByRole']>

async function untilEither(next: Locator, problem: Locator) {
  await next.or(problem).first().waitFor()
  if (await next.first().isVisible()) return
  throw new Error(`The login failed: ${(await problem.first().textContent())?.trim()}`)
}
