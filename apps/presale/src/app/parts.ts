import { matchPath } from 'react-router-dom'
import { lazyPart } from './Part.tsx'

/** Parts of the pages, drawn once the wallet stack is there. */
export const WalletButton = lazyPart(() => import('../features/wallet/WalletButton.tsx'))
export const DevelopmentChain = lazyPart(() => import('../features/development/DevelopmentChain.tsx'))
export const RecordPage = lazyPart(() => import('../features/record/RecordPage.tsx'))
export const InvitationRibbon = lazyPart(() => import('../features/invite/InvitationRibbon.tsx'))
export const Offer = lazyPart(() => import('../features/presale/Offer.tsx'))
export const Presale = lazyPart(() => import('../features/presale/Presale.tsx'))

/** True for the path of the record page; any other shows the home page. */
export const isRecord = (pathname: string) => matchPath('/record', pathname) !== null

/** Loads what the page at a path begins with. */
export async function preloadParts(pathname: string) {
  const parts = isRecord(pathname) ? [RecordPage] : [InvitationRibbon, Offer, Presale]
  await Promise.all([WalletButton, ...parts].map((part) => part.preload()))
}
