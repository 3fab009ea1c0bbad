export { CODE_LENGTH, CODE_PATTERN, SOCIAL_PROVIDERS } from '@foyer/embedded-wallet-frame/protocol'
export {
  approvalAnswer,
  approvalStartAnswer,
  deletionAnswer,
  deletionStartAnswer,
  devicesAnswer,
  doneAnswer,
  emailPrimaryAnswer,
  emailSecondaryAnswer,
  emailStartAnswer,
  emailUpdateAnswer,
  emailVerifyAnswer,
  errorAnswer,
  farcasterApprovalAnswer,
  farcasterStartAnswer,
  farcasterVerifyAnswer,
  identityAnswer,
  keepAnswer,
  meAnswer,
  passkeyAssertAnswer,
  passkeyOptionsAnswer,
  passkeyRegisterAnswer,
  passkeysAnswer,
  releaseAnswer,
  releasedShare,
  socialApprovalAnswer,
  socialProvidersAnswer,
  socialReadAnswer,
  socialRedeemAnswer,
  socialStartAnswer,
  walletAnswer,
} from '../api/answers.ts'
export { type Consent, consentText, isConsentText } from '../api/consentText.ts'
export { farcasterNonce } from '../api/farcasterNonce.ts'
export { findLocale } from '../api/findLocale.ts'
export { isKeepLink, keepTokensOfLink } from '../api/linkTokens.js'
export { LOCALES, type Locale } from '../api/locales.ts'
export {
  isExactOrigin,
  isTestAddress,
  type Project,
  type ProjectFile,
  projectFileSchema,
} from '../api/projectFile.ts'
export { SITE_PROJECT } from '../api/siteProject.ts'
export type { SponsorPolicy } from '../api/sponsorPolicy.ts'
export { channelsOf, contrast, type Theme } from '../api/theme.ts'
