import { expect, test } from 'vitest'
import * as actions from './actions.ts'

test('exports', () => {
  expect(Object.keys(actions)).toMatchInlineSnapshot(`
    [
      "connect",
      "disconnect",
      "getIdentityToken",
      "getProvider",
      "loadActivity",
      "loadBalance",
      "selectConnector",
      "signIn",
      "signOut",
      "switchConnection",
      "switchNetwork",
      "watchBalance",
    ]
  `)
})
