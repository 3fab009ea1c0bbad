import { expect, test } from 'vitest'
import type { PairingCache, PairingState } from '../types/pairing.ts'
import { activePairingUri, reusesPairing } from './reusesPairing.ts'

const NOW = 1_000
const IOS_SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const IOS_CHROME = IOS_SAFARI.replace('Version/18.0', 'CriOS/130.0')
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) Chrome/130.0 Mobile Safari/537.36'

const waiting: PairingState = { status: 'waiting', uri: 'wc:1@2', expiresAt: NOW + 1 }

const reuses = (
  cache: PairingCache,
  userAgent: string,
  { pairing = waiting, isTelegram = false }: { pairing?: PairingState; isTelegram?: boolean } = {},
) => reusesPairing({ pairing, cache, now: NOW, host: { userAgent, isTelegram } })

test('reuses a code in Telegram and iOS Safari only, when caching is automatic', () => {
  expect(reuses('auto', ANDROID, { isTelegram: true })).toBe(true)
  expect(reuses('auto', IOS_SAFARI)).toBe(true)
  expect(reuses('auto', IOS_CHROME)).toBe(false)
  expect(reuses('auto', ANDROID)).toBe(false)
})

test('reuses a code always or never when cache is forced', () => {
  expect(reuses('always', ANDROID)).toBe(true)
  expect(reuses('never', IOS_SAFARI)).toBe(false)
})

test.each<PairingState>([
  { status: 'idle' },
  { status: 'preparing' },
  { status: 'failed', reason: 'offline' },
  { ...waiting, expiresAt: NOW },
])('does not reuse a $status pairing without an active code, even when forced', (pairing) => {
  expect(reuses('always', IOS_SAFARI, { pairing })).toBe(false)
})

test('returns the active pairing URI until it expires', () => {
  expect(activePairingUri({ status: 'idle' }, 0)).toBeUndefined()
  expect(activePairingUri(waiting, NOW)).toBe('wc:1@2')
  expect(activePairingUri(waiting, NOW + 1)).toBeUndefined()
})
