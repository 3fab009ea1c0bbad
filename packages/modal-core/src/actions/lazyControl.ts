import type { Modal } from '../types/modal.ts'
import { reportLoadError } from './reportLoadError.ts'

type Loaded = { destroy: () => void }

/**
 * A control whose code loads with the first call. `answers` are what calls resolve with when the code does not load, where
 * that is not undefined; `onFailure` shows it. The names of the calls are not listed, because a page starts with this code.
 */
export function lazyControl<control extends object>(
  modal: Pick<Modal, 'attach' | 'events'>,
  answers: Partial<Record<keyof control & string, unknown>>,
  create: () => Promise<control & Loaded>,
  onFailure?: () => void,
): { control: control; destroy: () => void } {
  let loading: Promise<control & Loaded> | undefined

  /** Calls one after the other, also while the code is loading. */
  async function call(name: keyof control & string, values: unknown[]) {
    loading ??= create()
    const loaded = await loading.catch(async (cause: unknown) => {
      // The next call requests a chunk again that failed to load.
      loading = undefined
      await reportLoadError(modal, cause)
      onFailure?.()
    })
    if (!loaded) return answers[name]
    return (loaded[name] as (...values: unknown[]) => unknown)(...values)
  }

  return {
    control: new Proxy({} as control, {
      // With a `then`, a control that is awaited would count as a promise, which never settles.
      get: (_, name) =>
        name === 'then' ? undefined : (...values: unknown[]) => call(name as keyof control & string, values),
    }),
    destroy: () =>
      void loading?.then(
        ({ destroy }) => destroy(),
        () => {},
      ),
  }
}
