import type { Modal } from '../types/modal.ts'
import { reportLoadError } from './reportLoadError.ts'

type Loaded = { destroy: () => void }

/**
 * A control whose code loads with the first call. `methods` are the calls, each with what it resolves with when the code
 * does not load, which `onFailure` shows.
 */
export function lazyControl<control extends object>(
  modal: Pick<Modal, 'attach' | 'events'>,
  methods: Record<keyof control & string, unknown>,
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
    if (!loaded) return methods[name]
    return (loaded[name] as (...values: unknown[]) => unknown)(...values)
  }

  const names = Object.keys(methods) as (keyof control & string)[]
  return {
    control: Object.fromEntries(
      names.map((name) => [name, (...values: unknown[]) => call(name, values)]),
    ) as control,
    destroy: () =>
      void loading?.then(
        ({ destroy }) => destroy(),
        () => {},
      ),
  }
}
