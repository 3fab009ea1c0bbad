/** Hands a text to the browser as a file to save. */
export function saveFile(name: string, text: string, type: string) {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers save nothing when the URL is revoked before the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
