import { styleText } from 'node:util'
import type { Progress } from './progress.ts'

const CLEAR_LINE = '\r\u001b[K'

export type CreateProgressPrinterParameters = {
  write: (text: string) => void
  /** True if a line can be rewritten; otherwise each message gets its own line. */
  isTerminal: boolean
}

/** Prints one line per step: what is being done, then how long it took. */
export function createProgressPrinter({ write, isTerminal }: CreateProgressPrinterParameters) {
  const transient = (text: string) => write(isTerminal ? `${CLEAR_LINE}${text}` : `${text}\n`)
  const final = (text: string) => write(`${isTerminal ? CLEAR_LINE : ''}${text}\n`)

  return (progress: Progress) => {
    switch (progress.status) {
      case 'portBusy': {
        const { name, preferred, chosen } = progress
        return final(`${styleText('yellow', '!')} Port ${preferred} is taken; ${name} uses ${chosen}.`)
      }
      case 'started':
        return transient(`${styleText('dim', '…')} ${progress.name}`)
      case 'detail':
        return transient(`${styleText('dim', '…')} ${progress.name}: ${progress.message}`)
      case 'open':
        return final(`  Open ${progress.url}: the page says what is still starting.`)
      case 'failed': {
        const { message, details } = progress.error
        const lines = [message, ...details.map((line) => `    ${line}`)].join('\n')
        return final(`${styleText('red', '✗')} ${lines}`)
      }
      case 'ready': {
        const seconds = (progress.milliseconds / 1_000).toFixed(1)
        return final(
          `${styleText('green', '✓')} ${progress.name.padEnd(10)} ${styleText('dim', `${seconds} s`)}`,
        )
      }
    }
  }
}
