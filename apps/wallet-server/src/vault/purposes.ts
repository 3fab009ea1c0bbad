/** Purposes for which the vault's keys seal values: `info` of HKDF. */
export const SHARE_PURPOSE = 'wallet/vault-share/v1'
export const SOCIAL_PURPOSE = 'wallet/vault-social/v1'
export const MAIL_PURPOSE = 'wallet/vault-mail/v1'
