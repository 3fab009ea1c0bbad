'use client'

import type { ButtonAccount } from '@foyer/modal'
import { useFoyerState } from '@foyer/modal/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type Address, formatUnits } from 'viem'
import { useConfig } from 'wagmi'
import { ensNameOf } from '../shared/ensNameOf.ts'
import { type AuthenticationStatus, useAuthentication } from './AuthenticationContext.tsx'
import type { BalanceOfAccount } from './readBalance.ts'
import type { Chain } from './types.ts'
import { useButton, useModal } from './useButtonModals.ts'

type RenderProps = {
  account?:
    | {
        address: string
        balanceDecimals?: number | undefined
        balanceFormatted?: string | undefined
        balanceSymbol?: string | undefined
        /** For example `1.234 ETH`. The node is asked once something reads it. */
        displayBalance?: string | undefined
        displayName: string
        ensAvatar?: string | undefined
        ensName?: string | undefined
        /** Always false: the modal’s list of transactions says which are pending. */
        hasPendingTransactions: boolean
      }
    | undefined
  chain?:
    | {
        hasIcon: boolean
        iconUrl?: string | undefined
        iconBackground?: string | undefined
        id: number
        name?: string | undefined
        unsupported?: boolean | undefined
      }
    | undefined
  mounted: boolean
  authenticationStatus?: AuthenticationStatus | undefined
  openAccountModal: () => void
  openChainModal: () => void
  openConnectModal: () => void
  accountModalOpen: boolean
  chainModalOpen: boolean
  connectModalOpen: boolean
}

export type ConnectButtonRendererProps = { children: (props: RenderProps) => ReactNode }

/** A button of the dapp’s own, by the render props of RainbowKit. */
export function ConnectButtonRenderer({ children }: ConnectButtonRendererProps): ReactNode {
  const { status, account, dialog, openConnect, openAccount, openNetworks } = useButton()
  const authentication = useAuthentication()
  const modal = useModal()
  const chainId = useFoyerState(
    ({ accounts: { eip155 } }) => (eip155.status === 'connected' ? Number(eip155.chainId) : undefined),
    modal,
  )
  const chain = useShownChain(chainId)
  const balance = useBalanceOnDemand(account?.address as Address | undefined, chainId)
  const shown = useMemo(() => account && toAccount(account, balance), [account, balance])
  return children({
    account: shown,
    chain: account && chain,
    mounted: status !== 'loading',
    authenticationStatus: authentication?.status,
    openAccountModal: openAccount,
    openChainModal: openNetworks,
    openConnectModal: openConnect,
    accountModalOpen: dialog === 'account',
    chainModalOpen: dialog === 'chain',
    connectModalOpen: dialog === 'connect',
  })
}

function useShownChain(chainId: number | undefined): RenderProps['chain'] {
  const { chains } = useConfig()
  return useMemo(() => {
    if (chainId === undefined) return undefined
    const chain: Chain | undefined = chains.find(({ id }) => id === chainId)
    if (chain === undefined) return { id: chainId, hasIcon: false, unsupported: true }
    const { id, name, iconUrl, iconBackground } = chain
    return {
      id,
      name,
      iconBackground,
      hasIcon: Boolean(iconUrl),
      iconUrl: typeof iconUrl === 'string' ? iconUrl : undefined,
      unsupported: false,
    }
  }, [chains, chainId])
}

type Balance = { read: () => BalanceOfAccount | undefined }

/**
 * The balance on a network, which is asked for once a render has read it. It is the same query as that of wagmi’s
 * `useBalance`: a dapp that invalidates its queries after a transaction sees the new balance here, too.
 */
function useBalanceOnDemand(address: Address | undefined, chainId: number | undefined): Balance {
  const config = useConfig()
  const isRead = useRef(false)
  const [isWanted, setIsWanted] = useState(false)
  useEffect(() => {
    if (isRead.current) setIsWanted(true)
  })
  const isKnown = config.chains.some(({ id }) => id === chainId)
  const { data } = useQuery({
    queryKey: ['balance', { address, chainId }],
    enabled: isWanted && isKnown && address !== undefined,
    async queryFn() {
      const { readBalance } = await import('./readBalance.ts')
      return readBalance(config.getClient({ chainId }), address as Address)
    },
  })
  return useMemo(
    () => ({
      read() {
        isRead.current = true
        return data ?? undefined
      },
    }),
    [data],
  )
}

function toAccount(
  { address, name, image }: ButtonAccount,
  balance: Balance,
): NonNullable<RenderProps['account']> {
  return {
    address,
    displayName: name,
    ensAvatar: image,
    ensName: ensNameOf({ name }),
    hasPendingTransactions: false,
    get balanceDecimals() {
      return balance.read()?.decimals
    },
    get balanceFormatted() {
      const known = balance.read()
      return known && format(known)
    },
    get balanceSymbol() {
      return balance.read()?.symbol
    },
    get displayBalance() {
      const known = balance.read()
      return known && `${shorten(format(known))} ${known.symbol}`
    },
  }
}

const format = ({ value, decimals }: BalanceOfAccount) => formatUnits(value, decimals)

/** The amount to three decimals, rounded down: a balance is never shown as more than it is. */
function shorten(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const rest = fraction.slice(0, 3).replace(/0+$/, '')
  if (whole === '0' && rest === '' && /[1-9]/.test(fraction)) return '<0.001'
  return rest === '' ? whole : `${whole}.${rest}`
}
