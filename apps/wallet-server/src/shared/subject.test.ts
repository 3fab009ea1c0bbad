import { expect, test } from 'vitest'
import { normalizeEmail } from './subject.ts'

test.each([
  ['  Ada.Lovelace+dapp@Example.COM ', 'ada.lovelace+dapp@example.com'],
  ['JOSE\u0301@example.com', 'jos\u00e9@example.com'],
  ['ada@B\u00fccher.example', 'ada@xn--bcher-kva.example'],
  ['ada@xn--bcher-kva.example', 'ada@xn--bcher-kva.example'],
])('compares the address %j as %j', (email, normalized) => expect(normalizeEmail(email)).toBe(normalized))
