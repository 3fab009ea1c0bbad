// What opens a page in a wallet, by the first word of its name.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
export const redirects: Record<string, string> = {
 "phantom": "https://phantom.app/ul/browse/{encodedUrl}?ref={encodedOrigin}",
 "solflare": "https://solflare.com/ul/v1/browse/{encodedUrl}?ref={encodedOrigin}",
 "coinbase": "https://go.cb-w.com/dapp?cb_url={encodedUrl}",
 "binance": "bnc://app.binance.com/cedefi/"
}
