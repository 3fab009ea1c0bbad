import type { ReactNode } from 'react'

export type DownloadButtonProps = {
  /** Name of the file. */
  name: string
  /** Media type of the file. */
  type: string
  /** Made when it is asked for. */
  content: () => BlobPart
  className?: string
  children: ReactNode
}

/** Saves a file that is made in the page. */
export function DownloadButton({ name, type, content, className, children }: DownloadButtonProps) {
  function download() {
    const url = URL.createObjectURL(new Blob([content()], { type }))
    const link = Object.assign(document.createElement('a'), { href: url, download: name })
    link.click()
    // The browser has taken the file by then; the address would keep it in memory.
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  }

  return (
    <button type="button" className={className} onClick={download}>
      {children}
    </button>
  )
}
