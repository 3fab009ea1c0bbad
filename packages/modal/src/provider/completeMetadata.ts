import type { DappMetadata } from '../walletconnect/sdk.ts'

/** Completes the metadata that wallets show: the dapp's own, and the rest from the page. */
export function completeMetadata({
  name,
  description,
  url,
  icons,
}: Partial<DappMetadata> = {}): DappMetadata {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]')?.href
  return {
    name: name ?? document.title,
    description: description ?? meta?.content ?? '',
    url: url ?? location.origin,
    icons: icons ?? (icon === undefined ? [] : [icon]),
  }
}
