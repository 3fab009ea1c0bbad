import { test } from 'vitest'
import type { FoyerElements } from '../exports/react.ts'

test('every element is known to JSX, with its attributes', () => {
  const tags: Record<keyof FoyerElements, unknown> = {
    'fy-button': <fy-button label="Sign in" disabled />,
    'fy-connect-button': <fy-connect-button />,
    'fy-account-button': <fy-account-button />,
    'fy-network-button': <fy-network-button />,
    'fy-wallet-button': <fy-wallet-button wallet="io.metamask" />,
    'fy-modal': <fy-modal embedded instance="second" />,
  }
  // @ts-expect-error: there is no such attribute
  const wrong = <fy-button colour="red" />
  // @ts-expect-error: it shows an account, and nothing to replace
  const idle = <fy-account-button label="Me" />
  return { tags, wrong, idle }
})
