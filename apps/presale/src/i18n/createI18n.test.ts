import { expect, test } from 'vitest'
import { en } from '../locales/en.ts'
import { changeLocale, createI18n } from './createI18n.ts'

test('has the English texts at once', () => {
  expect(createI18n().t('buy.buyNow')).toBe('Buy Now')
})

test('loads another language when it is chosen', async () => {
  const i18n = createI18n()
  await changeLocale(i18n, 'zh-CN')
  expect(i18n.t('buy.buyNow')).toBe('立即购买')
  await changeLocale(i18n, 'en')
  expect(i18n.t('buy.buyNow')).toBe('Buy Now')
})

test('shows what a link carries as it is, also where it looks like a text of the site or its placeholders', () => {
  const { t } = createI18n()
  for (const code of ['$t(app.close)', '{{code}}', '{{constructor}}', '<b>1</b>', '$&', "$'"])
    expect(t('invite.malformed', { code })).toBe(en.invite.malformed.replace('{{code}}', () => code))
})

test('has the messages of the specification verbatim', () => {
  expect(en.failure).toMatchObject({
    NetworkUnstable:
      'The current network is unstable. The operation failed. Please check your connection and try again.',
    InvitationCodeMissing: 'Please enter the invitation code',
    InvitationCodeInvalid: 'Invalid invitation code format',
    NotBound: 'You need to bind an invitation code before proceeding',
    Canceled: 'You have canceled the transaction',
    InsufficientBalance: 'Insufficient Balance',
  })
  expect(en.invite.success).toBe('Invitation code submitted successfully')
  expect(en.buy.purchasing).toBe('Purchasing')
  expect(en.record.noRecords).toBe('No Records')
  expect(en.items).toMatchObject({ fragment: 'Genesis Fragment', badge: 'Genesis Badge' })
})
