import { useFoyerState } from '@foyer/modal/react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'

/** The ways to more of the token for a buyer with too little, if the site offers them and its gateway does not refuse. */
export function TopUp() {
  const { t } = useTranslation()
  const { modal } = useRuntime()
  const canSwap = useFoyerState(
    ({ swap, wallets }) =>
      swap !== undefined && swap.tokens.status !== 'unsupported' && wallets.features.swap !== false,
    modal,
  )
  const canBuy = useFoyerState(
    ({ onRamp, wallets }) =>
      onRamp !== undefined && onRamp.status !== 'off' && wallets.features.onRamp !== false,
    modal,
  )
  const ways = [
    { view: 'Swap', isOffered: canSwap, text: t('buy.swap') },
    { view: 'OnRampProviders', isOffered: canBuy, text: t('buy.topUp') },
  ] as const
  return ways
    .filter(({ isOffered }) => isOffered)
    .map(({ view, text }) => (
      <button key={view} type="button" className="link" onClick={() => void modal.open({ view })}>
        {text}
      </button>
    ))
}
