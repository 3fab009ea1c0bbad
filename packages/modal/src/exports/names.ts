export { type NamesParameters, names } from '@foyer/modal-core/names'
export {
  FetchNamesError,
  FetchSuggestionsError,
  InvalidChainIdError,
  InvalidNameError,
  RegisterNameError,
  ResolveNameError,
  SignerNotFoundError,
} from '@foyer/modal-core/page'
