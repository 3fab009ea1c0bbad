import { FetchSuggestionsError } from '../errors/nameErrors.ts'
import type { Form } from '../form/createForm.ts'
import type { NameSuggestion, NamesState } from '../types/names.ts'
import { nameSuggestion, suggestionList } from '../wire/chainSchemas.ts'
import type { createWireClient } from '../wire/createWireClient.ts'
import { isLabel, toLabel } from './label.ts'
import { reasonOf } from './nameErrors.ts'

/** The most suggestions that are listed. */
const MAX_SUGGESTIONS = 10

type CreateSuggestParameters = {
  state: NamesState
  form: Pick<Form, 'report' | 'signal'>
  client: ReturnType<typeof createWireClient>
}

/** Returns the function that asks for free names that begin as a label does. */
export function createSuggest({ state, form, client }: CreateSuggestParameters) {
  const { zone } = state

  return async (label: string, isCurrent: () => boolean) => {
    const query = { zone }
    try {
      const path = `/v1/profile/suggestions/${encodeURIComponent(label)}`
      const { suggestions } = await client.getJson(path, suggestionList, query)
      if (isCurrent()) state.suggestions = toSuggestions(suggestions, zone)
    } catch (cause) {
      if (!isCurrent() || form.signal.aborted) return
      const reason = reasonOf(cause)
      const { shortMessage } = form.report(cause, new FetchSuggestionsError({ reason, cause }))
      state.error = { code: 'suggestions', message: shortMessage, reason }
    } finally {
      if (isCurrent()) state.searching = false
    }
  }
}

/** Those that are names of the zone. */
function toSuggestions(rows: readonly unknown[], zone: string): NameSuggestion[] {
  return rows.slice(0, MAX_SUGGESTIONS).flatMap((row) => {
    const { success, data } = nameSuggestion.safeParse(row)
    const isOfZone = success && data.name.endsWith(`.${zone}`) && isLabel(toLabel(data.name, zone))
    return isOfZone ? [data] : []
  })
}
