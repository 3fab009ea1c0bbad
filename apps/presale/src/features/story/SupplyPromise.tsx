import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import type { Runtime } from '../../app/boot.ts'
import { RuntimeContext } from '../../app/runtime.ts'
import { yesTokenQueryOptions } from '../../chain/yesTokenQuery.ts'
import { formatAmount } from '../../format/amount.ts'
import { usePreferences } from '../preferences/Preferences.tsx'
import { useStory } from './useStory.ts'

/** The tokens' promise about the supply of YES; nothing until their contracts have answered. */
export function SupplyPromise() {
  const runtime = useContext(RuntimeContext)
  return runtime && <Promised runtime={runtime} />
}

function Promised({ runtime }: { runtime: Runtime }) {
  const { locale } = usePreferences()
  const { autonomy } = useStory().highlights
  const { data: token } = useQuery(yesTokenQueryOptions(runtime))
  if (token === undefined) return null

  const cap = formatAmount(locale, token.cap, { decimals: 18 })
  return (
    <>
      <p>{autonomy.capped.replace('{{cap}}', cap)}</p>
      {token.isSupplySealed && <p>{autonomy.sealed}</p>}
    </>
  )
}
