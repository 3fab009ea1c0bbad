// A separate entry, because its lazy part shares code with others: bundlers would split the chunks of every dapp.
export { formatMessage } from '../siwx/formatMessage.ts'
export { type SiwxParameters, siwx } from '../siwx/siwx.ts'
