import type { Locale, Theme } from '@foyer/wallet-api'
import { describeSafety, type LoginMeans, type Operators, TEXTS, type Texts } from '@foyer/wallet-api/pages'
import { type Block, renderMail } from './render.ts'

export type Mail = { subject: string; text: string; html: string }

type Localized = { locale: Locale }
/** The purpose of a link: a login, another address, or the deletion of the wallet. */
type Purpose = 'login' | 'change' | 'delete'
type Link = {
  purpose?: Purpose | undefined
  /** True if a login with the address creates a wallet. */
  isNew?: boolean | undefined
  url: string
}
type Code = { purpose?: 'login' | 'change' | undefined; code: string }
type Device = { origin: string; browser: string; time: Date }

export type MailComposer = ReturnType<typeof createMailComposer>

export type MailComposerParameters = {
  operators: Operators
  /** Origin of the site on which users manage their wallet. */
  siteOrigin: string
  /** Its accent for light pages is that of the button. */
  theme?: Theme | undefined
}

/** Writes the mails, each with the sentence that says who can open the wallet. */
export function createMailComposer({ operators, siteOrigin, theme }: MailComposerParameters) {
  function compose(locale: Locale, subject: string, blocks: Block[], means: LoginMeans = 'mailbox'): Mail {
    const footer = describeSafety(TEXTS[locale], operators, means)
    return {
      subject,
      ...renderMail({ locale, title: subject, blocks, footer, accent: theme?.light?.accent }),
    }
  }

  /** Says what happened on a device. Users of social logins read it, too. */
  function composeNotice(locale: Locale, event: 'note' | 'exported' | 'passkey', device: Device): Mail {
    const texts = TEXTS[locale]
    const { subject, intro, warning } = texts[event]
    const blocks: Block[] = [
      { kind: 'text', text: intro },
      { kind: 'rows', rows: describeDevice(texts, device, locale) },
      { kind: 'text', text: warning },
      { kind: 'link', text: texts.note.action, url: `${siteOrigin}/` },
    ]
    return compose(locale, subject, blocks, 'login')
  }

  return {
    /** The vault's mail. */
    composeLink({
      purpose = 'login',
      isNew = false,
      locale,
      url,
      ...device
    }: Localized & Device & Link): Mail {
      const texts = TEXTS[locale]
      const { action, expiry, ignore } = texts.link
      const login = isNew ? texts.create : texts.link
      const { subject, intro } = { login, change: texts.change.link, delete: texts.deletion.link }[purpose]
      const app = new URL(device.origin).host
      return compose(
        locale,
        subject.replace('{app}', () => app),
        [
          { kind: 'text', text: intro },
          { kind: 'rows', rows: describeDevice(texts, device, locale) },
          { kind: 'link', text: action, url },
          { kind: 'text', text: expiry },
          { kind: 'text', text: ignore },
        ],
      )
    },

    /** Auth's mail: to log in, or to replace the address. It names neither page nor time: the code stays the only six digits in it. */
    composeCode({ purpose = 'login', locale, code }: Localized & Code): Mail {
      const { subject, expiry, warning, ...texts } = TEXTS[locale].code
      const intro = purpose === 'change' ? TEXTS[locale].change.code : texts.intro
      return compose(locale, subject, [
        { kind: 'text', text: intro },
        { kind: 'code', code },
        { kind: 'text', text: expiry },
        { kind: 'text', text: warning },
      ])
    },

    /** Auth's mail when too many codes were wrong. */
    composeGuesses({ locale }: Localized): Mail {
      const { subject, intro, warning } = TEXTS[locale].guesses
      return compose(locale, subject, [
        { kind: 'text', text: intro },
        { kind: 'text', text: warning },
      ])
    },

    /** Auth's mail to an address that was replaced. */
    composeUndo({ locale, url }: Localized & { url: string }): Mail {
      const { subject, intro, warning, action, expiry } = TEXTS[locale].undo
      return compose(locale, subject, [
        { kind: 'text', text: intro },
        { kind: 'text', text: warning },
        { kind: 'link', text: action, url },
        { kind: 'text', text: expiry },
      ])
    },

    /** Auth's mail after a wallet was marked for deletion. Its link keeps the wallet. */
    composeDeletion({ locale, url, time }: Localized & { url: string; time: Date }): Mail {
      const { labels, deletion } = TEXTS[locale]
      const { subject, intro, warning, action } = deletion.note
      const blocks: Block[] = [
        { kind: 'text', text: intro },
        { kind: 'rows', rows: [[labels.time, formatTime(time, locale)]] },
        { kind: 'text', text: warning },
        { kind: 'link', text: action, url },
      ]
      return compose(locale, subject, blocks, 'login')
    },

    /** Auth's mail after a device was added to a wallet. */
    composeNote: ({ locale, ...device }: Localized & Device): Mail => composeNotice(locale, 'note', device),

    /** Auth's mail after the key was shown, or saved as a backup. */
    composeExport: ({ locale, ...device }: Localized & Device): Mail =>
      composeNotice(locale, 'exported', device),

    /** Auth's mail after the key was split for a passkey. */
    composePasskey: ({ locale, ...device }: Localized & Device): Mail =>
      composeNotice(locale, 'passkey', device),
  }
}

function describeDevice({ labels }: Texts, { origin, browser, time }: Device, locale: Locale) {
  return [
    [labels.app, origin],
    [labels.browser, browser],
    [labels.time, formatTime(time, locale)],
  ] as const
}

function formatTime(time: Date, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(time)} UTC`
}
