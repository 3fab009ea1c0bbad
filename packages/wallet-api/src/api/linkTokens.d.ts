export function tokenOfLink(href: string): string | undefined
export function keepTokensOfLink(href: string): string | undefined
export function isKeepLink(href: string): boolean
