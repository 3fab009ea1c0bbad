import { expect, test } from 'vitest'
import { toProfile } from './toProfile.ts'

const ORIGINS = ['https://images.example']

test('accepts a name and a picture from an allowed origin', () => {
  const image = 'https://images.example/alice.png'
  expect(toProfile({ name: 'alice.eth', image }, ORIGINS)).toEqual({ name: 'alice.eth', image })
})

test.each([
  ['control and bidi characters', 'ali\u202ece.eth', 'ali ce.eth'],
  ['100,000 characters', 'x'.repeat(100_000), undefined],
  [
    '49 characters',
    'vitalik.eth.is-the-beginning-of-a-name.alice.eth',
    'vitalik.eth.is-the-beginning-of-a-name.alice.eth',
  ],
  ['markup, which is text', '<img src=x>', '<img src=x>'],
  ['a prototype key', '__proto__', '__proto__'],
])('cleans a name of %s', (_, name, expected) => {
  expect(toProfile({ name }, [])?.name).toBe(expected)
})

test.each([
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0xf39F…2266',
  '0xf39f...2266',
  ' 0xF39F\u2026\u200b2266',
])('rejects %j as a name because it could impersonate another account', (name) => {
  expect(toProfile({ name }, [])).toBeUndefined()
})

test('accepts a name that begins like an address', () => {
  expect(toProfile({ name: '0xalice.eth' }, [])?.name).toBe('0xalice.eth')
})

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>',
  'http://images.example/a.png',
  'https://images.example.evil.example/a.png',
  'https://other.example/a.png',
  `data:image/png;base64,${'A'.repeat(300_000)}`,
  { toString: () => 'data:image/png;base64,AAAA' },
])('drops an unsafe picture: %.60s', (image) => {
  expect(toProfile({ name: 'alice.eth', image }, ORIGINS)).toEqual({ name: 'alice.eth', image: undefined })
})

test.each([undefined, null, 7, 'alice.eth', {}, [], { name: '', image: null }])(
  'rejects %j as a profile',
  (answer) => {
    expect(toProfile(answer, ORIGINS)).toBeUndefined()
  },
)
