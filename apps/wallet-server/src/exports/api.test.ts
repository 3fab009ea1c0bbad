import { expect, test } from 'vitest'
import * as api from './api.ts'

test('exports', () => {
  expect(Object.keys(api).sort()).toMatchInlineSnapshot(`
    [
      "LOCALES",
      "SITE_PROJECT",
      "approvalAnswer",
      "approvalStartAnswer",
      "consentText",
      "deletionAnswer",
      "deletionStartAnswer",
      "devicesAnswer",
      "doneAnswer",
      "emailPrimaryAnswer",
      "emailSecondaryAnswer",
      "emailStartAnswer",
      "emailUpdateAnswer",
      "emailVerifyAnswer",
      "errorAnswer",
      "farcasterApprovalAnswer",
      "farcasterNonce",
      "farcasterStartAnswer",
      "farcasterVerifyAnswer",
      "identityAnswer",
      "isConsentText",
      "isExactOrigin",
      "isKeepLink",
      "keepAnswer",
      "keepTokensOfLink",
      "meAnswer",
      "passkeyAssertAnswer",
      "passkeyOptionsAnswer",
      "passkeyRegisterAnswer",
      "passkeysAnswer",
      "projectFileSchema",
      "releaseAnswer",
      "releasedShare",
      "socialApprovalAnswer",
      "socialProvidersAnswer",
      "socialReadAnswer",
      "socialRedeemAnswer",
      "socialStartAnswer",
      "walletAnswer",
    ]
  `)
})
