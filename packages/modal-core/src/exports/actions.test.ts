import { expect, test } from 'vitest'
import * as actions from './actions.ts'

test('exports', () => {
  expect(Object.keys(actions)).toMatchInlineSnapshot(`
    [
      "connect",
      "disconnect",
      "getProvider",
      "selectConnector",
      "signIn",
      "signOut",
      "switchConnection",
      "switchNetwork",
    ]
  `)
})
