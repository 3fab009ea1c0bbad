import { expect, test } from 'vitest'
import { invitationLink } from './invitationLink.ts'

test.each([
  [undefined, 'https://presale.example/?code=K7M2P9QX'],
  ['en', 'https://presale.example/?code=K7M2P9QX'],
  ['zh-TW', 'https://presale.example/?code=K7M2P9QX&lang=zh-TW'],
])('names the language of the picture unless it is English: %s', (locale, link) => {
  expect(invitationLink('https://presale.example', 'K7M2P9QX', locale)).toBe(link)
})
