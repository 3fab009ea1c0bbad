export { type BitcoinAdapterParameters, bitcoinAdapter } from '../bitcoin/bitcoinAdapter.ts'
