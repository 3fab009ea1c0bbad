import { FoyerButton } from '@foyer/modal/react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { useLockText } from '../lock/useLockText.ts'
import { usePreferences } from '../preferences/Preferences.tsx'

/** A shade of the page's accent that the modal's white text stands out from. */
const ACCENT = '#b06c14'

/** Connect Wallet, and the connected account. The modal uses the page's language and theme, and lists the sale's tokens. */
export default function WalletButton() {
  const { t } = useTranslation()
  const { modal, config } = useRuntime()
  const { locale, theme } = usePreferences()
  const note = useLockText()?.isLocked === true ? t('lock.note') : undefined

  useEffect(() => {
    modal.update({ locale, themeMode: theme, themeVariables: { '--fy-accent': ACCENT } })
  }, [modal, locale, theme])

  useEffect(() => {
    const payment = config.tokens.map(({ address }) => ({ address }))
    modal.update({
      tokens: { [config.chain.id]: [...payment, { address: config.contracts.yesToken, note }] },
    })
  }, [modal, config, note])

  return <FoyerButton modal={modal} />
}
