import type { View } from '@foyer/modal-core'
import type { LanguageOptions } from '../locales/languageOf.ts'
import { loadedGroup, loadGroup } from '../locales/loadGroup.ts'
import { viewOf } from './views.ts'

/** True if everything that a view is drawn with is here. `locale` is the language of the texts that it is drawn with. */
export function isViewLoaded(view: View, locale: string): boolean {
  return customElements.get(viewOf(view).tag) !== undefined && hasTexts(view, locale)
}

/** True if the texts of a view are here in a language. */
export function hasTexts(view: View, locale: string): boolean {
  const { group } = viewOf(view)
  return group === undefined || loadedGroup(group, locale) !== undefined
}

/** Loads the chunk of a view and the texts of its group. */
export async function loadView(view: View, options: LanguageOptions): Promise<void> {
  const { load, group } = viewOf(view)
  await Promise.all([load(), group && loadGroup(group, options)])
}
