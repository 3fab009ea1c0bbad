import { FoyerButton } from '@foyer/modal/react'
import { useEffect } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { usePreferences } from '../preferences/Preferences.tsx'

/** A shade of the page's accent that the modal's white text stands out from. */
const ACCENT = '#b06c14'

/** Connect Wallet, and the connected account. The modal uses the page's language and theme. */
export default function WalletButton() {
  const { modal } = useRuntime()
  const { locale, theme } = usePreferences()

  useEffect(() => {
    modal.update({ locale, themeMode: theme, themeVariables: { '--fy-accent': ACCENT } })
  }, [modal, locale, theme])

  return <FoyerButton modal={modal} />
}
