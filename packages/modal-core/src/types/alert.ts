/** What can go wrong outside the visitor's hands; the page `alerts.md` says what each one means. */
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

/** What an alert is about, where its code has several triggers: the site of an embedded wallet. */
export type AlertReason = 'iframe_load_failed' | 'iframe_request_timeout'

export type AlertState =
  | { status: 'hidden' }
  | { status: 'shown'; code: AlertCode; reason?: AlertReason | undefined }
