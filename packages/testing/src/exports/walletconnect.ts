export {
  type CreateExchangeParameters,
  createExchange,
  type Exchange,
  type ExchangeClient,
} from '../walletconnect/createExchange.ts'
export type { TopicMessage } from '../walletconnect/createMessageStore.ts'
