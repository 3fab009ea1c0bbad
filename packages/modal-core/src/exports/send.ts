// An entry of its own, so that dapps without it do not carry it.
export { type ResolveName, type SendParameters, type SendTools, send } from '../send/send.ts'
