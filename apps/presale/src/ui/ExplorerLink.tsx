import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export type ExplorerLinkProps = {
  /** The configured block explorer; without one the text is shown without a link. */
  baseUrl: string | undefined
  /** @example 'tx/0x…' */
  path: string
  children: ReactNode
}

export function ExplorerLink({ baseUrl, path, children }: ExplorerLinkProps) {
  const { t } = useTranslation()
  if (baseUrl === undefined) return <span>{children}</span>
  return (
    <a href={`${baseUrl.replace(/\/$/, '')}/${path}`} target="_blank" rel="noreferrer">
      <span>{children}</span>
      <span className="visually-hidden"> {t('app.newTab')}</span>
    </a>
  )
}
