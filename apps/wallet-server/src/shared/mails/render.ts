import { channelsOf, contrast } from '@foyer/wallet-api'
import { escapeHtml } from '@foyer/wallet-api/pages'

export type Block =
  | { kind: 'text'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'link'; text: string; url: string }
  | { kind: 'code'; code: string }

export type RenderMailParameters = {
  locale: string
  title: string
  blocks: readonly Block[]
  footer: readonly string[]
  /** Colour of the button, as `#rrggbb`. Default that of the wallet's pages. */
  accent?: string | undefined
}

// Colours have three digits, names or numbers: six digits in a row are the code.
const STYLES = {
  body: 'margin:0;padding:24px;background:whitesmoke;color:#222;font:15px/1.5 ui-sans-serif,system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,sans-serif',
  card: 'max-width:480px;margin:0 auto;padding:24px;background:#fff;border-radius:14px',
  code: 'margin:16px 0;font:700 32px/1.2 ui-monospace,monospace;letter-spacing:4px',
  footer: 'max-width:480px;margin:16px auto 0;color:#666;font-size:13px',
  label:
    'padding:2px 16px 2px 0;color:#666;text-align:start;vertical-align:top;white-space:nowrap;font-weight:400',
  value: 'overflow-wrap:anywhere',
}

/** For mail programs that follow the system: the others show what stands in each element. */
const DARK =
  '@media(prefers-color-scheme:dark){body{background:#111!important;color:#eee!important}.card{background:#222!important}.muted{color:#aaa!important}}'

/** Languages without a space after a full stop. */
const UNSPACED = ['zh-CN', 'zh-TW', 'ja']

/** A mail as text and as HTML, with the same words. Everything that is not ours is escaped. */
export function renderMail({ locale, title, blocks, footer, accent }: RenderMailParameters) {
  const sentences = footer.join(UNSPACED.includes(locale) ? '' : ' ')
  return {
    text: `${[...blocks.map(toText), sentences].join('\n\n')}\n`,
    html: `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${DARK}</style></head><body style="${STYLES.body}"><div class="card" style="${STYLES.card}"><h1 style="margin:0 0 16px;font-size:20px">${escapeHtml(title)}</h1>${blocks.map((block) => toHtml(block, accent)).join('')}</div><p class="muted" style="${STYLES.footer}">${escapeHtml(sentences)}</p></body></html>`,
  }
}

function toText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text
    case 'rows':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
    case 'link':
      return `${block.text}:\n${block.url}`
    case 'code':
      return block.code
  }
}

/** The wallet's own accent, in the shade of its fills. */
const ACCENT = '#006cd2'

function buttonStyle(accent = ACCENT): string {
  const color = contrast(accent, '#ffffff') >= contrast(accent, '#000000') ? '#fff' : '#000'
  const background = `rgb(${channelsOf(accent).join(',')})`
  return `display:inline-block;padding:12px 20px;background:${background};color:${color};border-radius:14px;font-weight:600;text-decoration:none`
}

function toHtml(block: Block, accent: string | undefined): string {
  switch (block.kind) {
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'rows':
      return `<table role="presentation">${block.rows
        .map(
          ([label, value]) =>
            `<tr><th class="muted" style="${STYLES.label}">${escapeHtml(label)}</th><td style="${STYLES.value}">${escapeHtml(value)}</td></tr>`,
        )
        .join('')}</table>`
    case 'link':
      return `<p><a href="${escapeHtml(block.url)}" style="${buttonStyle(accent)}">${escapeHtml(block.text)}</a></p>`
    case 'code':
      return `<p style="${STYLES.code}">${block.code}</p>`
  }
}
