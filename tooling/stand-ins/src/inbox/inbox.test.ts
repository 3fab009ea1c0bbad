import { get } from 'node:http'
import { launchBrowser } from '@foyer/harness/playwright'
import { createTransport } from 'nodemailer'
import { expect, onTestFinished, test } from 'vitest'
import { startInboxPage } from './startInboxPage.ts'
import { startSmtp } from './startSmtp.ts'

async function start() {
  const smtp = await startSmtp()
  const page = await startInboxPage({ mails: smtp.mails })
  onTestFinished(async () => {
    await page.stop()
    await smtp.stop()
  })
  const send = (to: string, subject: string) =>
    createTransport({ url: smtp.url }).sendMail({
      from: 'wallet@example.com',
      to,
      subject,
      text: 'Review: https://vault.example/approve#token',
      html: '<p>Review</p>',
    })
  return { smtp, url: page.url, send }
}

test('gives what was sent to an address, and forgets all of it', async () => {
  const { url, send } = await start()
  await send('ada@example.com', 'Ihr Code – 一次性')
  await send('grace@example.com', 'Two')
  const list = async (query = '') => (await fetch(`${url}/mails${query}`)).json()
  expect(await list('?to=ada@example.com')).toEqual([
    {
      to: 'ada@example.com',
      subject: 'Ihr Code – 一次性',
      text: 'Review: https://vault.example/approve#token\n',
      html: '<p>Review</p>\n',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      messageId: expect.stringMatching(/^<.+>$/),
    },
  ])
  expect(await list()).toHaveLength(2)
  expect((await fetch(`${url}/mails`, { method: 'DELETE' })).status).toBe(204)
  expect(await list()).toEqual([])
})

test('is not read under a name of another site', async () => {
  const { url } = await start()
  const { port } = new URL(url)
  const ask = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${url}/mails`, { headers: { host } }, (response) => resolve(response.resume().statusCode)).on(
        'error',
        reject,
      )
    })
  expect(await ask(`localhost:${port}`)).toBe(200)
  expect(await ask(`evil.example:${port}`)).toBe(403)
})

test('refuses recipients while it is told to', async () => {
  const { smtp, send } = await start()
  smtp.setRefusing(true)
  await expect(send('ada@example.com', 'One')).rejects.toThrow('busy')
  smtp.setRefusing(false)
  await send('ada@example.com', 'Two')
  expect(smtp.attempts()).toBe(2)
  expect(smtp.mails.map(({ subject }) => subject)).toEqual(['Two'])
})

test('shows mails as they come, with links and without their HTML', async () => {
  const { url, send } = await start()
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(url)
  await page.getByText(/^No mails yet\. Log in/).waitFor()
  await send('ada@example.com', '<img src=x>')
  await page.getByRole('heading', { name: '<img src=x>' }).waitFor()
  expect(await page.getByRole('link').getAttribute('href')).toBe('https://vault.example/approve#token')
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByText(/^No mails yet\. Log in/).waitFor()
  expect(errors).toEqual([])
})
