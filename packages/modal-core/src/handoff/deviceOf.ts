/** What the page runs on, as far as links to wallets differ. */
export type Device = 'ios' | 'android' | 'desktop'

export function deviceOf(userAgent: string): Device {
  if (/Android/i.test(userAgent)) return 'android'
  return /iPhone|iPad|iPod/i.test(userAgent) ? 'ios' : 'desktop'
}
