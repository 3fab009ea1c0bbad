import type { FyModal } from '@foyer/modal/element'
import { FoyerButton, useFoyerState } from '@foyer/modal/react'
import { modalTheme } from '@foyer/site-kit/styles/modalTheme'
import { type ComponentRef, useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { useAfterReads } from '../../app/useAfterReads.ts'
import { useBackLayer } from '../../app/useBackLayer.ts'
import { loadCurrencyPicture } from '../../ui/loadCurrencyPicture.ts'
import { useLockText } from '../lock/useLockText.ts'
import { usePreferences } from '../preferences/Preferences.tsx'
import { takeConnectAsked } from './earlyConnect.ts'
import { ModalFailure } from './ModalFailure.tsx'

/** The sign of the sale, which stands for its token. */
const YES_PICTURE = '/favicon.svg'

/** Connect Wallet, and the connected account. The modal uses the page's language and theme, and lists the sale's tokens. */
export default function WalletButton() {
  const { t } = useTranslation()
  const { modal, config } = useRuntime()
  const { locale, theme } = usePreferences()
  const isOpen = useFoyerState(({ router }) => router.open, modal)
  const button = useRef<ComponentRef<typeof FoyerButton>>(null)
  const isPageRead = useAfterReads()
  const note = useLockText()?.isLocked === true ? t('lock.note') : undefined

  // Before the button is painted: with another font it would have another width.
  useLayoutEffect(() => {
    modal.update({
      locale,
      themeMode: theme,
      themeVariables: modalTheme,
    })
  }, [modal, locale, theme])

  useEffect(() => {
    let isCurrent = true
    const yes = { address: config.contracts.yesToken, imageUrl: YES_PICTURE, note }
    const list = (payment: { address: string; imageUrl?: string | undefined }[]) =>
      modal.update({ tokens: { [config.chain.id]: [yes, ...payment] } })
    list(config.tokens.map(({ address }) => ({ address })))
    if (!isPageRead) return
    // A test network has its tokens at other addresses, by which the modal does not know their pictures.
    const pictured = config.tokens.map(async ({ address, symbol }) => ({
      address,
      imageUrl: await loadCurrencyPicture(symbol),
    }))
    Promise.all(pictured).then((payment) => isCurrent && list(payment))
    return () => {
      isCurrent = false
    }
  }, [modal, config, note, isPageRead])

  // Not while the price is on its way, which a slow phone would show later for it.
  useEffect(() => {
    if (isPageRead) modal.update({ preload: 'idle' })
  }, [modal, isPageRead])

  // A tap on what stood in this button's place (EarlyConnect.tsx), and had the focus, which comes back when the modal closes.
  useEffect(() => {
    if (!takeConnectAsked()) return
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    void modal.open()
  }, [modal])

  // While its code loads there is no element yet.
  useBackLayer(isOpen, () => {
    const element = document.querySelector<FyModal>('fy-modal')
    if (element === null) modal.close()
    else element.back()
  })

  return (
    <>
      <FoyerButton ref={button} modal={modal} />
      <ModalFailure modal={modal} />
    </>
  )
}
