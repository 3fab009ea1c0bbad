import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'

/** How a buyer with too little of the token gets more, where the site offers it. */
export function TopUp() {
  const { t } = useTranslation()
  const { config, modal } = useRuntime()
  const { projectId, endpoints, features = {} } = config
  if (projectId === undefined || endpoints.gateway === undefined) return null
  const ways = [
    { view: 'Swap', isOffered: features.swap, text: t('buy.swap') },
    { view: 'OnRampProviders', isOffered: features.onRamp, text: t('buy.topUp') },
  ] as const
  return ways
    .filter(({ isOffered }) => isOffered === true)
    .map(({ view, text }) => (
      <button key={view} type="button" className="link" onClick={() => void modal.open({ view })}>
        {text}
      </button>
    ))
}
