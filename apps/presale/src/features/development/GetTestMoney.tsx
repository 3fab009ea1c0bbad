import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { chainKey } from '../../chain/chainKey.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { askFaucet } from './askFaucet.ts'
import styles from './DevelopmentChain.module.css'

export type GetTestMoneyProps = { faucet: string; address: Address }

/** Fills the connected wallet from the development chain's faucet. */
export function GetTestMoney({ faucet, address }: GetTestMoneyProps) {
  const { t } = useTranslation()
  const { config } = useRuntime()
  const toast = useToast()
  const queryClient = useQueryClient()
  const [isSending, setSending] = useState(false)

  async function ask() {
    // It keeps its focus, so it is not disabled.
    if (isSending) return
    setSending(true)
    toast(t('development.moneySending'))
    try {
      const isSent = await askFaucet(faucet, address)
      toast(t(isSent ? 'development.moneySent' : 'development.moneyEnough'))
      await queryClient.invalidateQueries({ queryKey: chainKey(config) })
    } catch {
      toast(t('development.moneyFailed'))
    } finally {
      setSending(false)
    }
  }

  return (
    <button type="button" className={styles.money} aria-disabled={isSending} onClick={() => void ask()}>
      {t(isSending ? 'development.moneySending' : 'development.money')}
    </button>
  )
}
