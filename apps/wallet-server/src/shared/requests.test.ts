import { describe, expect, test } from 'vitest'
import { mailRequest } from './requests.ts'

const read = (email: string) =>
  mailRequest.safeParse({ projectId: '1', origin: 'https://dapp.example', email, locale: 'en' })

describe('the e-mail address of a request', () => {
  test.each([
    ['ada@example.org', 'ada@example.org'],
    [" O'Neil.l+x@Example.org ", "o'neil.l+x@example.org"],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['adá@example.org', 'adá@example.org'],
  ])('%j is taken as %j', (email, taken) => expect(read(email).data?.email).toBe(taken))

  // Mail programs read each of these as another address, or as several.
  test.each([
    '<victim@example.org>',
    'Ada <victim@example.org>',
    'victim@example.org,other@example.org',
    'victim@example.org,a.example',
    'victim@example.org;a.example',
    'victim@example.org:a.example',
    'group:victim@example.org',
    'victim(comment)@example.org',
    '"victim"@example.org',
    'victim@[127.0.0.1]',
    'victim@example.org.',
    'victim\u0000@example.org',
    'victim\u200b@example.org',
    'a b@example.org',
    'victim\\@example.org',
    'victim',
    '@example.org',
    'victim@',
  ])('%j is refused', (email) => expect(read(email).success).toBe(false))
})
