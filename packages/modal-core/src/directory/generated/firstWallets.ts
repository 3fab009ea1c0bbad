// The best known wallets.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
import type { BundledRow } from '../bundledRow.ts'

export const firstWallets: BundledRow[] = [
 {
  "id": "metamask",
  "name": "MetaMask",
  "rdns": "io.metamask",
  "homepage": "https://metamask.io",
  "universalLink": "https://metamask.app.link/",
  "browserLink": "https://link.metamask.io/dapp/{urlWithoutScheme}",
  "appStore": "1438144202",
  "playStore": "io.metamask",
  "chromeStore": "nkbihfbeogaeaoehlefnkodbefgpgknn",
  "injected": true,
  "chains": [
   "eip155",
   "solana",
   "bip122"
  ],
  "imageId": "metamask"
 },
 {
  "id": "trust",
  "name": "Trust Wallet",
  "rdns": "com.trustwallet.app",
  "homepage": "https://trustwallet.com",
  "mobileLink": "trust://",
  "universalLink": "https://link.trustwallet.com/",
  "browserLink": "https://link.trustwallet.com/open_url?coin_id=60&url={encodedUrl}",
  "appStore": "1288339409",
  "playStore": "com.wallet.crypto.trustapp",
  "chromeStore": "egjidjbpglichdcondbcbdnbeeppgdph",
  "injected": true,
  "chains": [
   "eip155",
   "solana"
  ],
  "imageId": "trust"
 },
 {
  "id": "binance",
  "name": "Binance Wallet",
  "rdns": "com.binance.wallet",
  "homepage": "https://www.binance.com/en/web3wallet",
  "mobileLink": "bnc://app.binance.com/cedefi/",
  "androidLink": "wc:",
  "appStore": "1436799971",
  "playStore": "com.binance.dev",
  "chromeStore": "cadiboklkpojfamcoggejbbdjcoiljjk",
  "injected": true,
  "imageId": "binance"
 },
 {
  "id": "okx",
  "name": "OKX Wallet",
  "rdns": "com.okex.wallet",
  "homepage": "https://web3.okx.com",
  "mobileLink": "okex://main/",
  "androidLink": "wc:",
  "browserLink": "okx://wallet/dapp/url?dappUrl={encodedUrl}",
  "appStore": "1327268470",
  "playStore": "com.okinc.okex.gp",
  "chromeStore": "mcohilncbfahbmgdjkbpemcciiolgcge",
  "injected": true,
  "chains": [
   "eip155",
   "solana",
   "bip122"
  ],
  "imageId": "okx"
 },
 {
  "id": "bitget",
  "name": "Bitget Wallet",
  "rdns": "com.bitget.web3",
  "homepage": "https://web3.bitget.com",
  "mobileLink": "bitkeep://",
  "universalLink": "https://bkcode.vip/",
  "androidLink": "wc:",
  "browserLink": "https://bkcode.vip?action=dapp&url={encodedUrl}",
  "appStore": "1395301115",
  "chromeStore": "jiidiaalihmmhddjgbnbgdfflelocpak",
  "injected": true,
  "chains": [
   "eip155",
   "solana",
   "bip122"
  ],
  "imageId": "bitget"
 }
]
