const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ACCENTED = 'ÅƁÇĐÉƑĜĦÎĴĶĻṀÑÖÞɊŘŠŢÛṼŴẊÝŽåƀçđéƒĝħîĵķļɱñöþɋřšţûṽŵẋýž'

/** Other languages need up to half as much again. */
const LONGER = 0.4

/** Parameters stay as they are, so that names and links keep theirs. */
const PARAMETER = /\{.*?\}/

const accent = (text: string) => [...text].map((letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter).join('')

function pseudo(text: string) {
  const parts = text
    .split(new RegExp(`(${PARAMETER.source})`))
    .map((part) => (PARAMETER.test(part) ? part : accent(part)))
  const words = Array.from({ length: Math.ceil((text.length * LONGER) / 5) }, () => 'öñéš')
  return [parts.join(''), ...words].join(' ')
}

type Text = string | ((...values: never[]) => string)

/** A language that shows what is not translated and what has no room: accents everywhere, and longer. */
export function toPseudo<strings extends Record<string, Text>>(strings: strings): strings {
  const entries = Object.entries(strings).map(([name, text]) => [name, toPseudoText(name, text)])
  return Object.fromEntries(entries) as strings
}

function toPseudoText(name: string, text: Text): Text {
  if (name.startsWith('$')) return text
  if (typeof text === 'string') return pseudo(text)
  const call = text as (...values: unknown[]) => string
  return (...values: unknown[]) => {
    const places = values.map((value, index) => (typeof value === 'string' ? `{${index}}` : value))
    return pseudo(call(...places)).replace(/\{(\d+)\}/g, (_, index) => String(values[index]))
  }
}
