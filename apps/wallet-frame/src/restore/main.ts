import { findLocale } from '@foyer/wallet-api'
import { BackupError } from '../backup/backupFile.ts'
import { restoreWallet } from '../backup/restoreWallet.ts'
import { RESTORE_TEXTS } from './texts.ts'

/** Everything on the page. It has no server, no framework and no other file. */
const locale = findLocale(navigator.languages)
const texts = RESTORE_TEXTS[locale]

const find = <T extends HTMLElement>(name: string) => document.querySelector(`[data-part="${name}"]`) as T
const form = find<HTMLFormElement>('form')
const button = find<HTMLButtonElement>('open')
const problem = find('problem')
const result = find('result')

document.documentElement.lang = locale
document.title = texts.title
for (const element of document.querySelectorAll<HTMLElement>('[data-text]'))
  element.textContent = texts[element.dataset.text as keyof typeof texts]

async function open() {
  const [file] = find<HTMLInputElement>('file').files ?? []
  const text = (await file?.text()) ?? find<HTMLTextAreaElement>('paste').value
  const wallet = await restoreWallet(text, find<HTMLInputElement>('passphrase').value)
  for (const name of ['address', 'solanaAddress', 'words', 'privateKey'] as const)
    find(name).textContent = wallet[name]
  result.hidden = false
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  problem.textContent = ''
  result.hidden = true
  button.disabled = true
  button.textContent = texts.busy
  await open().catch((error: unknown) => {
    const isWrong = error instanceof BackupError && error.reason === 'passphrase'
    problem.textContent = isWrong ? texts.wrongPassphrase : texts.wrongFile
  })
  button.disabled = false
  button.textContent = texts.open
})
