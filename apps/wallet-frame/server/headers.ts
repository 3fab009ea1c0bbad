import { createHash } from 'node:crypto'
import type { Project } from '@foyer/wallet-api'
import { OLD_BROWSER_SCRIPT } from './renderOldBrowser.ts'

export type SdkHeadersParameters = {
  /** With the origins that may frame the page. */
  project: Project
  authUrl: string
  vaultUrl: string
  farcasterRelayUrl?: string | undefined
  /** It stands in the page itself, as the script of the notice for old browsers does. */
  importMap: string
}

type Headers = Record<string, string>

/** Features that Chromium knows. Closed, unless a page uses one for itself. */
const CLOSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const permissionsPolicy = (own: readonly string[]) =>
  [
    ...CLOSED_FEATURES.filter((feature) => !own.includes(feature)).map((feature) => `${feature}=()`),
    ...own.map((feature) => `${feature}=(self)`),
  ].join(', ')

const WEBAUTHN = ['publickey-credentials-create', 'publickey-credentials-get']

/** The page in the dapp's iframe: only the project's origins frame it, and it talks to the project's servers only. */
export function sdkHeaders(parameters: SdkHeadersParameters): Headers {
  const { project, authUrl, vaultUrl, farcasterRelayUrl = [], importMap } = parameters
  const rpcOrigins = [
    ...Object.values(project.chains).flatMap(({ rpcUrls, bundlerUrl = [] }) => [rpcUrls, bundlerUrl].flat()),
    ...Object.values(project.solana ?? {}).flatMap(({ rpcUrls }) => rpcUrls),
  ].map((url) => new URL(url).origin)
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${digestOf(importMap)} ${digestOf(OLD_BROWSER_SCRIPT)}`,
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${[...new Set(["'self'", authUrl, vaultUrl, farcasterRelayUrl, ...rpcOrigins].flat())].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${project.origins.join(' ')}`,
    "require-trusted-types-for 'script'",
    'trusted-types wallet lit-html',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'cross-origin',
    'permissions-policy': permissionsPolicy(WEBAUTHN),
    vary: 'accept-language',
  }
}

/**
 * The popup of social logins. No page may frame it, and it has no `Cross-Origin-Opener-Policy`: its opener waits for what
 * it brings.
 */
export const loadingHeaders = (authUrl: string, style: string | undefined): Headers => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${digestOf(OLD_BROWSER_SCRIPT)}; style-src 'self'${style === undefined ? '' : ` ${digestOf(style)}`}; img-src data:; connect-src ${authUrl}; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  vary: 'accept-language',
})

export type HomeHeadersParameters = Pick<
  SdkHeadersParameters,
  'authUrl' | 'vaultUrl' | 'farcasterRelayUrl' | 'importMap'
> & {
  /** Chains whose balances the page reads. */
  chains: Readonly<Record<string, { rpcUrls: string[] }>>
  /** The only style that stands in the page itself. */
  style: string
}

/** The user's own page. No page may frame it, and it keeps its hold of the popup of a social login only. */
export function homeHeaders(parameters: HomeHeadersParameters): Headers {
  const { authUrl, vaultUrl, farcasterRelayUrl = [], chains, importMap, style } = parameters
  const rpcOrigins = Object.values(chains).flatMap(({ rpcUrls }) => rpcUrls.map((url) => new URL(url).origin))
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${digestOf(importMap)} ${digestOf(OLD_BROWSER_SCRIPT)}`,
    "worker-src 'self'",
    `style-src ${digestOf(style)}`,
    'img-src data:',
    `connect-src ${[...new Set(["'self'", authUrl, vaultUrl, farcasterRelayUrl, ...rpcOrigins].flat())].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types wallet lit-html',
  ]
  return {
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // A backup is copied where the browser saves no file.
    'permissions-policy': permissionsPolicy([...WEBAUTHN, 'clipboard-write']),
    vary: 'accept-language',
  }
}

/**
 * The window of a backup. It asks no server, and no page may frame it. It has no `Cross-Origin-Opener-Policy`: the frame
 * that has opened it makes the file.
 */
export const backupHeaders = ({
  importMap,
  style,
}: Pick<HomeHeadersParameters, 'importMap' | 'style'>): Headers => ({
  'content-security-policy': `default-src 'none'; script-src 'self' ${digestOf(importMap)} ${digestOf(OLD_BROWSER_SCRIPT)}; style-src ${digestOf(style)}; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types wallet lit-html`,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'permissions-policy': permissionsPolicy(['clipboard-write']),
  vary: 'accept-language',
})

const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Headers of anything that sets no others: all that is no page of a project. */
export const REFUSAL_HEADERS: Headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
}

/** Files with a hash in their name. */
export const ASSET_HEADERS: Headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * The signer's worker: no network, and no page but this one's starts it. It imports its second module from a blob, when it
 * has compared its text with the digest that it was built with.
 */
export const WORKER_HEADERS: Headers = {
  ...ASSET_HEADERS,
  'content-security-policy': "default-src 'none'; script-src blob:",
  'cross-origin-embedder-policy': 'require-corp',
}
