import { type PageFile, SavedFile, saveFile } from '@foyer/site-kit/ui'
import { type ReactNode, useState } from 'react'

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

/** Saves a file that is made in the page, and asks whether it is there. */
export function DownloadButton({ name, type, content, className, children }: DownloadButtonProps) {
  const [file, setFile] = useState<PageFile>()
  const [isRefused, setRefused] = useState(false)

  function download() {
    const made = { name, type, content: content() }
    saveFile(made)
    setFile(made)
  }

  return (
    <>
      <button type="button" className={className} onClick={download}>
        {children}
      </button>
      {file !== undefined && (
        <SavedFile
          file={file}
          texts={{
            question: isRefused ? 'The browser did not allow that.' : `Did the browser save ${name}?`,
            yes: 'Yes, it is saved',
            saveAgain: 'Save again',
            share: 'Share the file',
            copy: 'Copy its content',
            advice: 'Some browsers save no files and show no error. Open the console in another browser.',
          }}
          onClose={() => setFile(undefined)}
          onRefused={() => setRefused(true)}
        />
      )}
    </>
  )
}
