import { LOCALES } from '@foyer/wallet-api'
import { TEXTS } from '@foyer/wallet-api/pages'
import { describe, expect, test } from 'vitest'
import { createMailComposer } from './compose.ts'

const DEVICE = {
  origin: 'https://dapp.example',
  browser: 'Firefox, Windows',
  time: new Date('2026-11-22T21:40:00Z'),
}
const URL = 'https://vault.example/approve?lang=en#token'

const siteOrigin = 'https://wallet.example'
const mails = createMailComposer({ operators: { own: 'Ada & Sons', other: undefined }, siteOrigin })

test('the button has the accent of the theme, with a text that can be read, and no six digits', () => {
  const buttonOf = (accent?: string) => {
    const theme = accent === undefined ? undefined : { light: { accent } }
    const { html } = createMailComposer({
      operators: { own: 'Ada', other: undefined },
      siteOrigin,
      theme,
    }).composeLink({
      locale: 'en',
      url: URL,
      ...DEVICE,
    })
    return /background:(rgb\([^)]+\));color:(#\w+)/.exec(html)?.slice(1)
  }
  expect(buttonOf()).toEqual(['rgb(0,108,210)', '#fff'])
  expect(buttonOf('#e6a23c')).toEqual(['rgb(230,162,60)', '#000'])
  expect(buttonOf('#112233')).toEqual(['rgb(17,34,51)', '#fff'])
})

describe.each(LOCALES)('in %s', (locale) => {
  test('the code is the only six-digit number', () => {
    const { subject, text, html } = mails.composeCode({ locale, code: '012345' })
    for (const body of [text, html]) expect(body.match(/\d{6,}/g)).toEqual(['012345'])
    expect(subject).not.toMatch(/\d{6}/)
    expect(text).toMatch(/^012345$/m)
  })

  test('the link and the notes name page, browser and time', () => {
    for (const { text, html } of [
      mails.composeLink({ locale, url: URL, ...DEVICE }),
      mails.composeNote({ locale, ...DEVICE }),
      mails.composeExport({ locale, ...DEVICE }),
    ])
      for (const body of [text, html]) {
        expect(body).toContain(DEVICE.origin)
        expect(body).toContain(DEVICE.browser)
        expect(body).toMatch(/2026|2569/)
        expect(body).toContain('UTC')
      }
    expect(mails.composeNote({ locale, ...DEVICE }).text).toContain('\nhttps://wallet.example/\n')
    expect(mails.composeExport({ locale, ...DEVICE })).toMatchObject({
      subject: TEXTS[locale].exported.subject,
      text: expect.stringContaining(TEXTS[locale].exported.warning),
    })
    expect(mails.composeLink({ locale, url: URL, ...DEVICE }).html).toContain(`href="${URL}"`)
    expect(mails.composeLink({ locale, url: URL, ...DEVICE }).text).toContain(`\n${URL}\n`)
  })

  test('the link names the app in its subject, and says that a first login creates a wallet', () => {
    const { create, link } = TEXTS[locale]
    const known = mails.composeLink({ locale, url: URL, ...DEVICE })
    expect(known.subject).toBe(link.subject.replace('{app}', 'dapp.example'))
    expect(known.subject).toContain('dapp.example')
    expect(known.text).toContain(link.intro)
    const first = mails.composeLink({ isNew: true, locale, url: URL, ...DEVICE })
    expect(first).toMatchObject({ subject: create.subject, text: expect.stringContaining(create.intro) })
    const change = mails.composeLink({ purpose: 'change', isNew: true, locale, url: URL, ...DEVICE })
    expect(change.subject).toBe(TEXTS[locale].change.link.subject)
  })

  test('a warning of guesses says what goes on, in words without a code', () => {
    const { subject, text } = mails.composeGuesses({ locale })
    expect(subject).toBe(TEXTS[locale].guesses.subject)
    expect(text).toContain(TEXTS[locale].guesses.intro)
    expect(text).not.toMatch(/\d{6}/)
  })

  test('a change of the address is named as such, and can be undone by a link', () => {
    const { change, undo } = TEXTS[locale]
    const link = mails.composeLink({ purpose: 'change', locale, url: URL, ...DEVICE })
    expect(link).toMatchObject({
      subject: change.link.subject,
      text: expect.stringContaining(change.link.intro),
    })
    const { text } = mails.composeCode({ purpose: 'change', locale, code: '012345' })
    expect(text).toContain(change.code)
    expect(text).not.toContain(TEXTS[locale].code.intro)
    const { subject, ...mail } = mails.composeUndo({ locale, url: URL })
    expect(subject).toBe(undo.subject)
    expect(mail.text).toContain(`\n${URL}\n`)
    expect(mail.html).toContain(undo.warning)
  })

  test('every text is there, and only placeholders that are filled in', () => {
    expect(JSON.stringify(TEXTS[locale])).not.toMatch(/:"\s*"/)
    const { text } = mails.composeCode({ locale, code: '012345' })
    expect(text).toContain('Ada & Sons')
    expect(text).not.toMatch(/[{}]/)
  })
})

test('escapes what is not its own', () => {
  const { html } = mails.composeNote({ locale: 'en', ...DEVICE, origin: 'https://<b>"' })
  expect(html).toContain('https://&lt;b&gt;&quot;')
  expect(html).toContain('Ada &amp; Sons')
})

test.each(LOCALES)(
  'the note, which users of social logins get, promises nothing by the mailbox alone in %s',
  (locale) => {
    const { wording } = TEXTS[locale]
    const { text } = createMailComposer({
      operators: { own: 'Ada', other: 'Grace' },
      siteOrigin,
    }).composeNote({ locale, ...DEVICE })
    expect(text).toContain(wording.loginRecovers)
    expect(text).not.toContain(wording.mailbox)
    // A full stop of Chinese and Japanese has its own space.
    expect(text).not.toMatch(/。 /)
    expect(text).not.toContain(wording.mailboxRecovers)
  },
)

test.each([
  [undefined, 'oneOperator'],
  ['ADA & sons ', 'oneOperator'],
  ['Grace', 'twoOperators'],
] as const)('says who can open the wallet where the other operator is %j', (other, sentence) => {
  const { text } = createMailComposer({ operators: { own: 'Ada & Sons', other }, siteOrigin }).composeCode({
    locale: 'en',
    code: '012345',
  })
  expect(text).toContain(TEXTS.en.wording[sentence])
  expect(text).toMatch(/This wallet is as safe as your mailbox[.:] .*Not audited\. Operated by Ada & Sons\./)
})
