import { useFoyerState } from '@foyer/modal/react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'

/** How a buyer with too little of the token gets more, where the site offers it and its gateway does not refuse it. */
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
