import { type ReactNode, useState } from 'react'
import { canShareFile, type PageFile, saveFile, shareFile } from '../file/saveFile.ts'

export type SavedFileTexts = {
  /** Asks whether the file is there. */
  question: ReactNode
  /** The answer that takes the question away. */
  yes: ReactNode
  saveAgain: ReactNode
  share: ReactNode
  copy: ReactNode
  /** The advice for a browser that saves nothing. */
  advice: ReactNode
}

export type SavedFileProps = {
  file: PageFile
  texts: SavedFileTexts
  onClose: () => void
  /** The browser or the system has refused what was asked for. */
  onRefused: () => void
}

/**
 * Asks whether a file that was handed to the browser is there, and offers other ways to it: a page cannot know. A text can
 * be copied.
 */
export function SavedFile({ file, texts, onClose, onRefused }: SavedFileProps) {
  const [canShare] = useState(() => canShareFile(file))
  const { content } = file

  async function attempt(action: () => Promise<void>) {
    try {
      await action()
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError')) onRefused()
    }
  }

  return (
    <div role="status">
      <p>{texts.question}</p>
      <p>{texts.advice}</p>
      <div className="actions">
        <button type="button" className="button quiet" onClick={onClose}>
          {texts.yes}
        </button>
        <button type="button" className="button quiet" onClick={() => saveFile(file)}>
          {texts.saveAgain}
        </button>
        {canShare && (
          <button type="button" className="button quiet" onClick={() => void attempt(() => shareFile(file))}>
            {texts.share}
          </button>
        )}
        {typeof content === 'string' && (
          <button
            type="button"
            className="button quiet"
            onClick={() => void attempt(() => navigator.clipboard.writeText(content))}
          >
            {texts.copy}
          </button>
        )}
      </div>
    </div>
  )
}
