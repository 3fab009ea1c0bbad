import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { applyThemeStyle, REJECTED } from '@foyer/embedded-wallet-frame/protocol'
import { patch } from '@foyer/kit'
import { createDeferred } from '@foyer/modal-core/floor'
import { loadTexts } from '../locales/loadTexts.ts'
import type { AskElement } from './AskElement.ts'
import type { CreateApprovalsParameters } from './createApprovals.ts'
import type { Asker } from './PageElement.ts'

/** The place and settings of a page. */
export type AskPlace = Pick<CreateApprovalsParameters, 'root' | 'settings'> & {
  /** Called with what is shown, which stays until it is removed. */
  keep: (page: Element) => void
}

type AskOnPageParameters<page, T> = AskPlace & {
  page: page
  asker: Asker
  signal: AbortSignal
  /** Called at each press of the armed button. */
  use: (page: page, resolve: (value: T) => void, reject: (error: unknown) => void) => void
}

/**
 * Shows a page, in the dapp's theme and language, until it is used or declined, or the dapp takes the request back.
 *
 * @throws {ReplyError} the user declines
 */
export async function askOnPage<page extends AskElement, T>({
  root,
  keep,
  settings,
  page,
  asker,
  signal,
  use,
}: AskOnPageParameters<page, T>): Promise<T> {
  const texts = await loadTexts(settings.locale())
  const { promise, resolve, reject } = createDeferred<T>()
  const ending = new AbortController()
  const decline = () => reject(new ReplyError(REJECTED))
  patch<AskElement>(page, { ...asker, texts, decline, use: () => use(page, resolve, reject) })
  page.setAttribute('theme', settings.theme().themeMode ?? 'auto')
  applyThemeStyle(page, settings.theme())
  page.lang = texts.code
  document.documentElement.lang = texts.code
  root.replaceChildren(page)
  keep(page)
  signal.addEventListener('abort', decline, { signal: ending.signal })
  addEventListener('pagehide', decline, { signal: ending.signal })
  if (signal.aborted) decline()
  return promise.finally(() => ending.abort())
}
