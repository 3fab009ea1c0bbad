import { describe, expect, test } from 'vitest'
import { isKeepLink, keepTokensOfLink, tokenOfLink } from './linkTokens.js'

const [TOKEN, OTHER] = [`${'Ab-_9'.repeat(8)}abc`, 'z'.repeat(43)]
const LINK = 'https://vault.example/approve?lang=en'

describe('the token of a link', () => {
  test.each([
    `#${TOKEN}`,
    `#${TOKEN}.`,
    `#${TOKEN})`,
    `#<${TOKEN}>`,
    `#${TOKEN}%3E`,
    `#${TOKEN}?utm_source=mail`,
    `#${TOKEN}&fbclid=${OTHER}`,
    `&utm_source=mail#${TOKEN}`,
    `%23${TOKEN}`,
    `%2523${TOKEN}`,
    `#${TOKEN.slice(0, 20)}%20${TOKEN.slice(20)}`,
    `#${TOKEN.slice(0, 20)}%0D%0A%E2%80%8B${TOKEN.slice(20)}`,
    `#${TOKEN}_`,
    `#${TOKEN}%`,
  ])('is taken out of %s', (rest) => {
    expect(tokenOfLink(`${LINK}${rest}`)).toBe(TOKEN)
  })

  test.each(['', '#', `#${TOKEN.slice(1)}`, `#short&fbclid=${OTHER}`, `#&fbclid=${OTHER}`])(
    'is not whole in %j',
    (rest) => {
      expect(tokenOfLink(`${LINK}${rest}`)).toBeUndefined()
    },
  )
})

describe('the tokens of a link that keeps a wallet', () => {
  const tokens = `${TOKEN}.${OTHER}`

  test.each([
    `#keep=${tokens}`,
    `#keep=3D${tokens}.`,
    `%23keep%3D${tokens}&utm=1`,
    `#keep=${TOKEN}%2E${OTHER}`,
  ])('are taken out of %s', (rest) => {
    expect(keepTokensOfLink(`https://wallet.example/${rest}`)).toBe(tokens)
  })

  test.each([
    ['#keep', true],
    [`#keep=${TOKEN}`, true],
    ['', false],
    ['#keeper', false],
  ])('are not whole in %j', (rest, isKeep) => {
    const href = `https://wallet.example/${rest}`
    expect([keepTokensOfLink(href), isKeepLink(href)]).toEqual([undefined, isKeep])
  })
})
