import type UniversalProvider from '@walletconnect/universal-provider'

type Logger = Exclude<NonNullable<Parameters<typeof UniversalProvider.init>[0]['logger']>, string>

/**
 * Logs nothing. The SDK's own logger keeps each message as text even at the level `silent`, and throws at a message of a
 * megabyte, which is then lost.
 */
export function silentLogger(): Logger {
  const ignore = () => {}
  const levels = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore }
  const logger = { ...levels, level: 'silent', bindings: () => ({}), child: silentLogger }
  return logger as unknown as Logger
}
