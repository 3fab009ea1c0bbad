import { watchAsset } from '@wagmi/core/actions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { toFailure } from '../../chain/toFailure.ts'
import { useToast } from '../../ui/Toasts.tsx'
import { useWallet } from '../wallet/useWallet.ts'

const YES = { symbol: 'YES', decimals: 18 }

/**
 * Asks the wallet to list YES (EIP-747); `undefined` where the wallet cannot. Extensions and the browsers of wallets
 * have no way to tell beforehand, so theirs is offered until it refuses the method. A person's refusal is no error.
 */
export function useWatchYes() {
  const { t } = useTranslation()
  const toast = useToast()
  const { wagmi, config } = useRuntime()
  const { connector } = useWallet()
  const [refusing, setRefusing] = useState<string>()
  if (connector?.type !== 'injected' || refusing === connector.uid) return undefined

  return async () => {
    try {
      const options = { address: config.contracts.yesToken, ...YES }
      const isAdded = await watchAsset(wagmi, { connector, type: 'ERC20', options })
      if (isAdded) toast(t('receipt.tokenAdded'))
    } catch (error) {
      if (toFailure(error).name === 'Canceled') return
      setRefusing(connector.uid)
      toast(t('receipt.addRefused'))
    }
  }
}
