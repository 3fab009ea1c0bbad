import type { ReactNode } from 'react'

/**
 * Leads to the page that deploys a sale. That page has wallets of its own, so it begins anew; what is behind the # alone
 * loads nothing.
 */
export const NewSaleLink = ({ children }: { children: ReactNode }) => <a href="?new#/new">{children}</a>
