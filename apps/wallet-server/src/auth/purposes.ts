/** Purposes for which auth's keys seal values: `info` of HKDF. */
export const SHARE_PURPOSE = 'wallet/auth-share/v1'
export const EMAIL_PURPOSE = 'wallet/auth-email/v1'
export const SOCIAL_PURPOSE = 'wallet/auth-social/v1'
export const MAIL_PURPOSE = 'wallet/auth-mail/v1'
