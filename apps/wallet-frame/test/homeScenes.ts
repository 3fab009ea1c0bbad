import type { Agreement } from '../src/home/createAgreement.ts'
import type { PasskeyState } from '../src/home/createPasskeys.ts'
import type { HomeState, LoggedIn, LoggedOut } from '../src/home/homeState.ts'

/** A screen of the user's page. */
export type HomeScene = {
  state: HomeState
  /** Of a mail. */
  keepLink?: string
  /** Private state of the page's parts, by their elements. */
  parts?: Record<string, object>
}

const email = 'a.rather.long.address.of.somebody@mail.example.com'
const time = '2026-11-26T09:30:00.000Z'

const loggedOut = (step: LoggedOut['step'], values: Partial<LoggedOut> = {}): HomeScene => ({
  state: { status: 'loggedOut', step, email, isBusy: false, ...values },
})

const wallet: LoggedIn = {
  status: 'loggedIn',
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  email,
  isBusy: false,
  devices: [
    { id: 'd1', browser: 'Chrome, Linux', origin: 'https://wallet.example.com', isCurrent: true },
    { id: 'd2', browser: 'Safari, iPhone', origin: 'https://app.example.com', isCurrent: false },
  ].map((device) => ({ ...device, createdAt: time, lastLoginAt: time })),
  passkeys: { list: [], isProtected: false, step: 'list', hasFile: false, isBusy: false },
}

const loggedIn = (values: Partial<LoggedIn>, parts: Record<string, object> = {}): HomeScene => ({
  state: { ...wallet, ...values },
  parts,
})

const list = ['p1', 'p2'].map((id) => ({ id, browser: 'Chrome, Linux', createdAt: time }))

const passkeys = (values: Partial<PasskeyState>): Partial<LoggedIn> => ({
  passkeys: { list, isProtected: false, step: 'change', hasFile: false, isBusy: false, ...values },
})

const agreement = (purpose: Agreement['for'], values: Partial<Agreement> = {}): Partial<LoggedIn> => ({
  ...passkeys({ step: 'list', isProtected: true }),
  agreement: { for: purpose, step: 'passkey', isBusy: false, ...values },
})

const change = { email: 'another.address@mail.example.com', hasLinks: true, isBusy: false }
const balances = [
  { chain: 'BNB Smart Chain', amount: '1.5 BNB' },
  { chain: 'Optimism', amount: undefined },
]
const backupFile = { name: 'wallet-backup.json', text: '{\n  "kind": "foyer-wallet-backup"\n}\n' }
const missing = { step: 'missing', note: 'copyByHand' }
const keep = (step: string): HomeScene => ({
  ...loggedOut('email'),
  keepLink: 'a.b',
  parts: { 'fy-home-keep': { step } },
})

/** Every screen of the user's page by name, in the state that has most to say. */
export const HOME_SCENES: Readonly<Record<string, HomeScene>> = {
  login: loggedOut('email', { error: { code: 'stale' } }),
  'login: link': loggedOut('link', { error: { code: 'unreachable' } }),
  'login: code': loggedOut('code', { error: { code: 'wrongCode' } }),
  'login: window': loggedOut('popup'),
  'login: Farcaster': loggedOut('farcaster', { appUrl: 'https://farcaster.example/~/siwf?channel=1' }),
  'login: passkey': loggedOut('passkey', { error: { code: 'otherPasskey' } }),
  wallet: loggedIn({ error: { code: 'disagree' } }),
  'wallet: busy': loggedIn({ isBusy: true, devices: undefined, passkeys: undefined }),
  'backup: asked': loggedIn(
    {},
    { 'fy-home-backup': { passphrase: 'abcde-fghij-klmno-pqrst', isShown: true, file: backupFile } },
  ),
  'backup: missing': loggedIn({}, { 'fy-home-backup': { file: backupFile }, 'fy-home-file': missing }),
  'backup: kept': loggedIn({}, { 'fy-home-backup': { file: backupFile }, 'fy-home-file': { step: 'kept' } }),
  'backup: passkey': loggedIn(agreement('backup', { error: { code: 'canceled' } })),
  'email: address': loggedIn({ change: { ...change, step: 'email', error: { code: 'takenEmail' } } }),
  'email: old': loggedIn({ change: { ...change, step: 'old', isBusy: true, error: { code: 'waiting' } } }),
  'email: passkey': loggedIn({ ...agreement('email'), change: { ...change, step: 'new' } }),
  'email: done': loggedIn({ change: { ...change, step: 'done' } }),
  'devices: remove': loggedIn({}, { 'fy-home-devices': { asked: 'd2' } }),
  'export: shown': loggedIn({}, { 'fy-home-export': { isOpen: true } }),
  'export: link': loggedIn(agreement('export', { step: 'link' })),
  'deletion: asked': loggedIn({
    deletion: { step: 'confirm', balances, isBusy: false, error: { code: 'deletionRejected' } },
  }),
  'deletion: link': loggedIn({ deletion: { step: 'link', balances, isBusy: true } }),
  'deletion: passkey': loggedIn({
    ...agreement('deletion'),
    deletion: { step: 'link', balances, isBusy: true },
  }),
  'deletion: marked': loggedIn({ purgeAt: time }),
  keep: keep('question'),
  'keep: failed': keep('failed'),
  'keep: kept': keep('done'),
  'keep: expired': keep('expired'),
  'passkeys: link': loggedIn(passkeys({ step: 'link', isBusy: true })),
  'passkeys: change': loggedIn(passkeys({ error: { code: 'otherPrf' } }), {
    'fy-home-passkeys': { asked: 'p1' },
  }),
  'passkeys: checked': loggedIn(passkeys({ hasFile: true, error: { code: 'exists' } })),
  'passkeys: protected': loggedIn(passkeys({ isProtected: true })),
}
