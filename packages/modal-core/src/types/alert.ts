/** Problems that the visitor cannot solve; the page `alerts.md` explains each one. */
export type AlertCode =
  | 'APKT001'
  | 'APKT002'
  | 'APKT003'
  | 'APKT004'
  | 'APKT005'
  | 'APKT006'
  | 'APKT007'
  | 'APKT008'
  | 'APKT009'
  | 'APKT010'
  | 'APKTW001'
  | 'APKTW002'

/** The cause of an alert whose code has several: a wallet's frame did not load, or did not answer in time. */
export type AlertReason = 'iframe_load_failed' | 'iframe_request_timeout'

export type AlertState =
  | { status: 'hidden' }
  | { status: 'shown'; code: AlertCode; reason?: AlertReason | undefined }
