/** The parts of `navigator` that hand a file to another app. Browsers inside of wallets have neither. */
export type ShareTarget = Partial<Pick<Navigator, 'share' | 'canShare'>>

/** True where the browser can hand something to another app. */
export const canShare = ({ share }: ShareTarget = navigator): boolean => typeof share === 'function'

/**
 * Hands a text to another app: as a file where the browser shares such files, else as a text.
 *
 * @returns false where nothing was shared
 */
export async function shareFile(
  name: string,
  text: string,
  target: ShareTarget = navigator,
): Promise<boolean> {
  try {
    await target.share?.(toShareData(name, text, target))
    return true
  } catch {
    // The user has closed the list of apps, or there is no app.
    return false
  }
}

/** Chromium shares no `.json`, and takes the same text as a `.txt`. */
function toShareData(name: string, text: string, target: ShareTarget): ShareData {
  const files = [
    new File([text], name, { type: 'application/json' }),
    new File([text], `${name}.txt`, { type: 'text/plain' }),
  ]
  const file = files.find((one) => target.canShare?.({ files: [one] }))
  return file === undefined ? { title: name, text } : { files: [file] }
}
