/** A file that is made in the page. */
export type PageFile = {
  name: string
  /** Media type. */
  type: string
  content: BlobPart
}

/** Time that the address of a file is kept, in milliseconds: some browsers save nothing when it is revoked earlier. */
const REVOKE_DELAY = 60_000

/**
 * Hands a file to the browser to save. No browser tells whether it did: wallets' own browsers ignore the click, others
 * refuse downloads.
 */
export function saveFile({ name, type, content }: PageFile) {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY)
}

/** True if the system takes the file, for an app, a mail or its own folders. */
export function canShareFile(file: PageFile) {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [toFile(file)] })
}

/**
 * Hands the file to the system.
 *
 * @throws {DOMException} `AbortError`: the user has changed their mind
 */
export async function shareFile(file: PageFile) {
  await navigator.share({ files: [toFile(file)] })
}

const toFile = ({ name, type, content }: PageFile) => new File([content], name, { type })
