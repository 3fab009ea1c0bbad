// A separate entry, so that dapps without it do not carry it.
export { type NamesParameters, names } from '../names/names.ts'
