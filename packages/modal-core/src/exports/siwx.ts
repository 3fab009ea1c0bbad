// An entry of its own: bundlers would split the chunks of a dapp that does not use it for what its lazy part shares.
export { formatMessage } from '../siwx/formatMessage.ts'
export { type SiwxParameters, siwx } from '../siwx/siwx.ts'
