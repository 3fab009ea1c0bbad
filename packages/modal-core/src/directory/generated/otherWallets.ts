// The wallets after the best known ones.
// Generated from data/ by scripts/generate.ts: edit those, then run `pnpm generate`.
import type { BundledRow } from '../bundledRow.ts'

export const otherWallets: BundledRow[] = [
 {
  "id": "token-pocket",
  "name": "TokenPocket",
  "rdns": "pro.tokenpocket",
  "homepage": "https://www.tokenpocket.pro",
  "mobileLink": "tpoutside://",
  "browserLink": "tpdapp://open?params=%7B%22url%22%3A%22{encodedUrl}%22%7D",
  "appStore": "6444625622",
  "playStore": "vip.mytokenpocket",
  "chromeStore": "mfgccjchihfkkindfppnaooecgfneiii",
  "injected": true,
  "imageId": "token-pocket"
 },
 {
  "id": "safepal",
  "name": "SafePal",
  "homepage": "https://www.safepal.com",
  "mobileLink": "safepalwallet://",
  "appStore": "1548297139",
  "playStore": "io.safepal.wallet",
  "chromeStore": "lgmpcpglpngdoalbgeoldeajfclnhafa",
  "injected": true
 },
 {
  "id": "coinbase",
  "name": "Coinbase Wallet",
  "rdns": "com.coinbase.wallet",
  "homepage": "https://www.coinbase.com/wallet",
  "universalLink": "https://go.cb-w.com/",
  "browserLink": "https://go.cb-w.com/dapp?cb_url={encodedUrl}",
  "appStore": "1278383455",
  "playStore": "org.toshi",
  "chromeStore": "hnfanknocfeofbddgcijnmhnfnkdnaad",
  "injected": true,
  "chains": [
   "eip155",
   "solana"
  ],
  "imageId": "coinbase"
 },
 {
  "id": "rabby",
  "name": "Rabby Wallet",
  "rdns": "io.rabby",
  "homepage": "https://rabby.io",
  "chromeStore": "acmacodkjbdgmoleebolmdjonilkdbch",
  "injected": true,
  "imageId": "rabby"
 },
 {
  "id": "math-wallet",
  "name": "MathWallet",
  "homepage": "https://mathwallet.org",
  "chromeStore": "afbcbjpbpfadlkmhmclhkeeodmamcflc",
  "injected": true,
  "chains": [
   "eip155",
   "solana"
  ]
 },
 {
  "id": "coin98",
  "name": "Coin98 Wallet",
  "rdns": "com.coin98",
  "homepage": "https://coin98.com/wallet",
  "appStore": "1561969966",
  "playStore": "coin98.crypto.finance.media",
  "chromeStore": "aeachknmefphepccionboohckonoeemg",
  "injected": true,
  "chains": [
   "eip155",
   "solana"
  ],
  "imageId": "coin98"
 },
 {
  "id": "one-key",
  "name": "OneKey",
  "rdns": "so.onekey.app.wallet",
  "homepage": "https://onekey.so",
  "appStore": "1609559473",
  "playStore": "so.onekey.app.wallet",
  "chromeStore": "jnmbobjmhlngoefaiojfljckilhhlhcj",
  "injected": true
 },
 {
  "id": "imtoken",
  "name": "imToken",
  "homepage": "https://token.im",
  "mobileLink": "imtokenv2://",
  "browserLink": "imtokenv2://navigate/DappView?url={encodedUrl}",
  "appStore": "1384798940",
  "playStore": "im.token.app",
  "injected": true,
  "imageId": "imtoken"
 },
 {
  "id": "bybit",
  "name": "Bybit Wallet",
  "rdns": "com.bybit",
  "homepage": "https://www.bybit.com/en/web3",
  "mobileLink": "bybitapp://open/route?targetUrl=by://web3/walletconnect/",
  "appStore": "1488296980",
  "playStore": "com.bybit.app",
  "chromeStore": "pdliaogehgdbhbnmkklieghmmjkpigpa",
  "injected": true,
  "imageId": "bybit"
 },
 {
  "id": "gate",
  "name": "Gate Wallet",
  "rdns": "io.gate.wallet",
  "homepage": "https://www.gate.io/web3",
  "mobileLink": "gtweb3wallet://",
  "androidLink": "wc:",
  "appStore": "1294998195",
  "playStore": "com.gateio.gateio",
  "chromeStore": "cpmkedoipcpimgecpmgpldfpohjplkpp",
  "injected": true,
  "imageId": "gate"
 },
 {
  "id": "base-account",
  "name": "Base",
  "rdns": "app.base.account",
  "homepage": "https://www.base.org"
 },
 {
  "id": "phantom",
  "name": "Phantom",
  "rdns": "app.phantom",
  "homepage": "https://www.phantom.com",
  "browserLink": "https://phantom.app/ul/browse/{encodedUrl}?ref={encodedOrigin}",
  "appStore": "1598432977",
  "playStore": "app.phantom",
  "chromeStore": "bfnaelmomeimhlpmgjnjophhpkkoljpa",
  "injected": true,
  "chains": [
   "eip155",
   "solana",
   "sui"
  ],
  "imageId": "phantom"
 },
 {
  "id": "ledger",
  "name": "Ledger",
  "homepage": "https://www.ledger.com",
  "mobileLink": "ledgerlive://",
  "androidLink": "wc:",
  "desktopLink": "ledgerlive://",
  "appStore": "1361671700",
  "playStore": "com.ledger.live",
  "imageId": "ledger"
 },
 {
  "id": "brave",
  "name": "Brave Wallet",
  "rdns": "com.brave.wallet",
  "homepage": "https://brave.com/wallet/",
  "injected": true,
  "chains": [
   "eip155",
   "solana"
  ]
 },
 {
  "id": "opera",
  "name": "Opera Wallet",
  "homepage": "https://www.opera.com/crypto/next",
  "injected": true
 },
 {
  "id": "exodus",
  "name": "Exodus",
  "homepage": "https://www.exodus.com",
  "chromeStore": "aholpfdialjgjfhomihkjbmgjidlcdno",
  "injected": true,
  "chains": [
   "eip155",
   "solana"
  ],
  "imageId": "exodus"
 },
 {
  "id": "safe",
  "name": "Safe",
  "homepage": "https://safe.global",
  "webappLink": "https://app.safe.global",
  "appStore": "1515759131",
  "playStore": "io.gnosis.safe",
  "imageId": "safe"
 },
 {
  "id": "uniswap",
  "name": "Uniswap Wallet",
  "homepage": "https://wallet.uniswap.org",
  "mobileLink": "uniswap://",
  "appStore": "6443944476",
  "imageId": "uniswap"
 },
 {
  "id": "zerion",
  "name": "Zerion",
  "rdns": "io.zerion.wallet",
  "homepage": "https://zerion.io",
  "mobileLink": "zerion://",
  "universalLink": "https://app.zerion.io/",
  "androidLink": "wc:",
  "appStore": "1456732565",
  "playStore": "io.zerion.android",
  "chromeStore": "klghhnkeealcohjjanjjdaeeggmfmlpl",
  "injected": true,
  "imageId": "zerion"
 },
 {
  "id": "rainbow",
  "name": "Rainbow",
  "rdns": "me.rainbow",
  "homepage": "https://rainbow.me",
  "mobileLink": "rainbow://",
  "universalLink": "https://rnbwapp.com/",
  "androidLink": "wc:",
  "appStore": "1457119021",
  "playStore": "me.rainbow",
  "injected": true,
  "imageId": "rainbow"
 },
 {
  "id": "gem",
  "name": "Gem Wallet",
  "homepage": "https://gemwallet.com"
 },
 {
  "id": "ambire",
  "name": "Ambire",
  "rdns": "com.ambire.wallet",
  "homepage": "https://www.ambire.com"
 },
 {
  "id": "enkrypt",
  "name": "Enkrypt",
  "rdns": "com.enkrypt",
  "homepage": "https://www.enkrypt.com",
  "chromeStore": "kkpllkodjeloidieedojogacfhpaihoh",
  "injected": true,
  "chains": [
   "eip155",
   "polkadot"
  ],
  "imageId": "enkrypt"
 },
 {
  "id": "subwallet",
  "name": "SubWallet",
  "rdns": "app.subwallet",
  "homepage": "https://www.subwallet.app",
  "mobileLink": "subwallet://",
  "browserLink": "https://mobile.subwallet.app/browser?url={encodedUrl}",
  "appStore": "1633050285",
  "playStore": "app.subwallet.mobile",
  "chromeStore": "onhogfjeacnfoofkfgppdlbmlmnplgbn",
  "injected": true,
  "chains": [
   "eip155",
   "polkadot"
  ]
 },
 {
  "id": "one-inch",
  "name": "1inch Wallet",
  "homepage": "https://1inch.io/wallet",
  "mobileLink": "oneinch://",
  "appStore": "1546049391",
  "playStore": "io.oneinch.android",
  "injected": true,
  "imageId": "one-inch"
 },
 {
  "id": "unstoppable",
  "name": "Unstoppable Wallet",
  "homepage": "https://unstoppable.money",
  "universalLink": "https://unstoppable.money/",
  "appStore": "1447619907",
  "playStore": "io.horizontalsystems.bankwallet"
 },
 {
  "id": "alpha-wallet",
  "name": "AlphaWallet",
  "homepage": "https://alphawallet.com",
  "mobileLink": "awallet://",
  "universalLink": "https://aw.app/",
  "browserLink": "https://aw.app/openurl?url={encodedUrl}",
  "injected": true,
  "imageId": "alpha-wallet"
 },
 {
  "id": "keplr",
  "name": "Keplr",
  "rdns": "app.keplr",
  "homepage": "https://www.keplr.app",
  "browserLink": "https://deeplink.keplr.app/web-browser?url={encodedUrl}",
  "chromeStore": "dmkamcknogkgcdfhhbddcghachkejeap",
  "injected": true,
  "chains": [
   "eip155",
   "cosmos",
   "bip122"
  ],
  "imageId": "keplr"
 },
 {
  "id": "taho",
  "name": "Taho",
  "rdns": "xyz.taho.wallet",
  "homepage": "https://taho.xyz",
  "chromeStore": "eajafomhmkipbjmfmhebemolkcicgfmd",
  "injected": true
 },
 {
  "id": "wigwam",
  "name": "Wigwam",
  "rdns": "com.wigwam.wallet",
  "homepage": "https://wigwam.app",
  "chromeStore": "lccbohhgfkdikahanoclbdmaolidjdfl",
  "injected": true
 },
 {
  "id": "porto",
  "name": "Porto",
  "rdns": "xyz.ithaca.porto",
  "homepage": "https://porto.sh"
 },
 {
  "id": "sequence",
  "name": "Sequence",
  "homepage": "https://sequence.build",
  "injected": true,
  "imageId": "sequence"
 },
 {
  "id": "tomo",
  "name": "Tomo",
  "homepage": "https://tomo.inc",
  "chromeStore": "pfccjkejcgoppjnllalolplgogenfojk"
 },
 {
  "id": "uxuy",
  "name": "UXUY Wallet",
  "homepage": "https://docs.uxuy.com"
 },
 {
  "id": "particle",
  "name": "Particle Wallet",
  "homepage": "https://wallet.particle.network"
 },
 {
  "id": "backpack",
  "name": "Backpack",
  "rdns": "app.backpack.mobile",
  "homepage": "https://backpack.app",
  "browserLink": "https://backpack.app/ul/v1/browse/{encodedUrl}?ref={encodedOrigin}",
  "appStore": "6445964121",
  "playStore": "app.backpack.mobile",
  "chromeStore": "aflkmfhebedbjioipglgcbcmnbpgliof",
  "injected": true,
  "chains": [
   "eip155",
   "solana"
  ],
  "imageId": "backpack"
 },
 {
  "id": "core",
  "name": "Core",
  "rdns": "app.core.extension",
  "homepage": "https://core.app",
  "appStore": "6443685999",
  "playStore": "com.avaxwallet",
  "chromeStore": "agoakfejjabomempkjlepdflaleeobhb",
  "injected": true
 },
 {
  "id": "kraken",
  "name": "Kraken Wallet",
  "homepage": "https://kraken.com/wallet",
  "mobileLink": "krakenwallet://",
  "appStore": "1626327149",
  "imageId": "kraken"
 },
 {
  "id": "ronin",
  "name": "Ronin Wallet",
  "rdns": "com.roninchain.wallet",
  "homepage": "https://wallet.roninchain.com",
  "mobileLink": "roninwallet://",
  "appStore": "1592675001",
  "playStore": "com.skymavis.genesis",
  "chromeStore": "fnjhmkhhmkbjkkabndcnnogagogbneec",
  "injected": true,
  "imageId": "ronin"
 },
 {
  "id": "talisman",
  "name": "Talisman",
  "rdns": "xyz.talisman",
  "homepage": "https://talisman.xyz",
  "chromeStore": "fijngjgcjhjmmpcmkeiomlglpeiijkld",
  "injected": true,
  "chains": [
   "eip155",
   "polkadot"
  ]
 },
 {
  "id": "best",
  "name": "Best Wallet",
  "mobileLink": "bw://connect/"
 },
 {
  "id": "bifrost",
  "name": "Bifrost Wallet",
  "rdns": "com.bifrostwallet",
  "homepage": "https://bifrostwallet.com",
  "universalLink": "https://app.bifrostwallet.com/",
  "androidLink": "wc:",
  "appStore": "1577198351",
  "playStore": "com.bifrostwallet.app",
  "injected": true
 },
 {
  "id": "fox",
  "name": "FoxWallet",
  "homepage": "https://foxwallet.com",
  "mobileLink": "foxwallet://",
  "browserLink": "foxwallet://dapp?url={encodedUrl}",
  "appStore": "1590983231",
  "playStore": "com.foxwallet.play",
  "injected": true
 },
 {
  "id": "mew",
  "name": "MEW wallet",
  "homepage": "https://mewwallet.com",
  "universalLink": "https://mewwallet.com/",
  "appStore": "1464614025",
  "playStore": "com.myetherwallet.mewwallet",
  "injected": true,
  "imageId": "mew"
 },
 {
  "id": "dcent",
  "name": "D'CENT",
  "browserLink": "https://link.dcentwallet.com/DAppBrowser/?url={url}",
  "injected": true
 },
 {
  "id": "magic-eden",
  "name": "Magic Eden Wallet",
  "rdns": "io.magiceden.wallet",
  "homepage": "https://wallet.magiceden.io",
  "chromeStore": "mkpegjkblkkefacfnmkajcjmabijhclg",
  "injected": true
 },
 {
  "id": "ready",
  "name": "Ready",
  "homepage": "https://www.ready.co",
  "mobileLink": "argent://app/",
  "universalLink": "https://argent.link/app/",
  "androidLink": "wc:",
  "appStore": "1358741926",
  "playStore": "im.argent.contractwalletclient"
 },
 {
  "id": "frame",
  "name": "Frame",
  "rdns": "sh.frame",
  "homepage": "https://frame.sh",
  "chromeStore": "ldcoohedfbjoobcadoglnnmmfbdlmmhf",
  "injected": true
 },
 {
  "id": "zeal",
  "name": "Zeal",
  "rdns": "app.zeal",
  "homepage": "https://zeal.app",
  "mobileLink": "zeal://",
  "playStore": "app.zeal.wallet",
  "chromeStore": "heamnjbnflcikcggoiplibfommfbkjpj",
  "injected": true
 },
 {
  "id": "infinity",
  "name": "Infinity Wallet",
  "homepage": "https://infinitywallet.io",
  "injected": true
 },
 {
  "id": "onto",
  "name": "ONTO",
  "homepage": "https://onto.app",
  "universalLink": "https://onto.app/",
  "appStore": "1436009823",
  "playStore": "com.github.ontio.onto"
 },
 {
  "id": "frontier",
  "name": "Frontier Wallet",
  "rdns": "xyz.frontier.wallet",
  "homepage": "https://www.frontier.xyz",
  "mobileLink": "frontier://",
  "appStore": "1482380988",
  "playStore": "com.frontierwallet",
  "chromeStore": "kppfdiipphfccemcignhifpjkapfbihd",
  "injected": true
 },
 {
  "id": "gemini",
  "name": "Gemini Wallet",
  "rdns": "com.gemini.wallet",
  "homepage": "https://keys.gemini.com",
  "imageId": "gemini"
 },
 {
  "id": "okto",
  "name": "Okto",
  "homepage": "https://okto.tech",
  "mobileLink": "okto://",
  "androidLink": "wc:",
  "appStore": "6450688229",
  "playStore": "im.okto.contractwalletclient"
 },
 {
  "id": "bitverse",
  "name": "Bitverse Wallet",
  "homepage": "https://www.bitverse.zone",
  "mobileLink": "bitverseapp://open/wallet/",
  "appStore": "1645515614",
  "playStore": "com.bitverse.app"
 },
 {
  "id": "clv",
  "name": "CLV",
  "homepage": "https://clv.org",
  "appStore": "1570072858",
  "chromeStore": "nhnkbkgjikgcigadomkphalanndcapjk",
  "injected": true
 },
 {
  "id": "bloom",
  "name": "Bloom Wallet",
  "homepage": "https://bloomwallet.io",
  "desktopLink": "bloom://wallet-connect/"
 },
 {
  "id": "nova",
  "name": "Nova Wallet",
  "rdns": "io.novawallet",
  "homepage": "https://novawallet.io",
  "mobileLink": "novawallet://",
  "browserLink": "https://app.novawallet.io/open/dapp?url={encodedUrl}",
  "appStore": "1597119355",
  "playStore": "io.novafoundation.nova.market",
  "injected": true,
  "chains": [
   "eip155",
   "polkadot"
  ]
 },
 {
  "id": "kresus",
  "name": "Kresus Wallet",
  "homepage": "https://kresus.com",
  "mobileLink": "com.kresus.superapp://",
  "appStore": "6444355152",
  "playStore": "com.kresus.superapp"
 },
 {
  "id": "xportal",
  "name": "xPortal",
  "rdns": "com.elrond.maiar.wallet",
  "homepage": "https://xportal.com",
  "mobileLink": "xportal://",
  "androidLink": "wc:",
  "appStore": "1519405832",
  "playStore": "com.elrond.maiar.wallet",
  "injected": true
 },
 {
  "id": "valora",
  "name": "Valora",
  "homepage": "https://valora.xyz",
  "mobileLink": "celo://wallet/",
  "androidLink": "wc:",
  "appStore": "1520414263",
  "playStore": "co.clabs.valora"
 },
 {
  "id": "desig",
  "name": "Desig Wallet",
  "homepage": "https://desig.io",
  "appStore": "6450106028",
  "playStore": "io.desig.app",
  "chromeStore": "panpgppehdchfphcigocleabcmcgfoca",
  "injected": true
 },
 {
  "id": "ramper",
  "name": "Ramper Wallet",
  "homepage": "https://www.ramper.xyz",
  "chromeStore": "nbdhibgjnjpnkajaghbffjbkcgljfgdi",
  "injected": true
 },
 {
  "id": "nest",
  "name": "Nest",
  "rdns": "xyz.nestwallet",
  "homepage": "https://nestwallet.xyz",
  "injected": true
 },
 {
  "id": "dawn",
  "name": "Dawn",
  "homepage": "https://dawnwallet.xyz",
  "appStore": "1673143782",
  "injected": true
 },
 {
  "id": "tokenary",
  "name": "Tokenary",
  "homepage": "https://tokenary.io",
  "injected": true
 },
 {
  "id": "status",
  "name": "Status Wallet",
  "injected": true
 },
 {
  "id": "echooo",
  "name": "Echooo",
  "homepage": "https://www.echooo.xyz",
  "injected": true
 },
 {
  "id": "lif3",
  "name": "Lif3 Wallet",
  "homepage": "https://lif3.com",
  "injected": true
 },
 {
  "id": "hyperpay",
  "name": "HyperPay",
  "injected": true
 },
 {
  "id": "fordefi",
  "name": "Fordefi",
  "injected": true
 },
 {
  "id": "safeheron",
  "name": "Safeheron",
  "homepage": "https://www.safeheron.com",
  "chromeStore": "aiaghdjafpiofpainifbgfgjfpclngoh",
  "injected": true
 },
 {
  "id": "anchorage",
  "name": "Anchorage Digital",
  "rdns": "com.anchorage.connect",
  "homepage": "https://www.anchorage.com",
  "appStore": "6754656781",
  "chromeStore": "fadcgekaahkbmhjnpdhldednpbfpmkfl",
  "injected": true
 },
 {
  "id": "zodiac-pilot",
  "name": "Zodiac Pilot",
  "homepage": "https://pilot.gnosisguild.org",
  "injected": true
 },
 {
  "id": "kaia",
  "name": "Kaia Wallet",
  "homepage": "https://kaiawallet.io",
  "appStore": "6502896387",
  "playStore": "io.klutch.wallet",
  "chromeStore": "jblndlipeogpafnldhgmapagcccfchpi",
  "injected": true
 },
 {
  "id": "iopay",
  "name": "ioPay Wallet",
  "homepage": "https://iopay.me",
  "mobileLink": "iopay://",
  "androidLink": "wc:",
  "appStore": "1478086371",
  "playStore": "io.iotex.iopay.gp"
 },
 {
  "id": "universal-profiles",
  "name": "Universal Profiles",
  "rdns": "io.universaleverything.universalprofiles",
  "homepage": "https://my.universalprofile.cloud",
  "appStore": "6702018631",
  "playStore": "io.universaleverything.universalprofiles",
  "chromeStore": "abpickdkkbnbcoepogfhkhennhfhehfn",
  "injected": true
 },
 {
  "id": "zilpay",
  "name": "ZilPay",
  "rdns": "io.zilpay",
  "homepage": "https://zilpay.io",
  "mobileLink": "zilpay://",
  "appStore": "1547105860",
  "playStore": "com.zilpaymobile",
  "injected": true
 },
 {
  "id": "compass",
  "name": "Compass Wallet",
  "rdns": "io.leapwallet.CompassWallet",
  "homepage": "https://compasswallet.io",
  "chromeStore": "anokgmphncpekkhclmingpimjmcooifb",
  "injected": true
 },
 {
  "id": "seif",
  "name": "Seif",
  "rdns": "com.passkeywallet.seif",
  "chromeStore": "albakdmmdafeafbehmcpoejenbeojejl",
  "injected": true
 },
 {
  "id": "berasig",
  "name": "BeraSig",
  "rdns": "app.berasig",
  "homepage": "https://berasig.com",
  "appStore": "6502052535",
  "playStore": "io.berasig.ios",
  "chromeStore": "ckedkkegjbflcfblcjklibnedmfjppbj",
  "injected": true
 },
 {
  "id": "meco",
  "name": "MeCo Wallet",
  "rdns": "com.meco.wallet",
  "homepage": "https://mecowallet.com",
  "mobileLink": "mecowallet://",
  "appStore": "6749523218",
  "playStore": "com.memecore.wallet"
 },
 {
  "id": "solflare",
  "name": "Solflare",
  "browserLink": "https://solflare.com/ul/v1/browse/{encodedUrl}?ref={encodedOrigin}",
  "chromeStore": "bhhhlbepdkbapadjdnnojkbgioiodbic",
  "injected": true,
  "chains": [
   "solana"
  ]
 },
 {
  "id": "xverse",
  "name": "Xverse",
  "browserLink": "https://connect.xverse.app/browser?url={encodedUrl}",
  "appStore": "1552272513",
  "playStore": "com.secretkeylabs.xverse",
  "chromeStore": "idnnbdplmphpflfnlkomgpfbpcgelopg",
  "injected": true,
  "chains": [
   "bip122"
  ]
 },
 {
  "id": "leather",
  "name": "Leather",
  "browserLink": "leather://browser?url={encodedUrl}",
  "chromeStore": "ldinpeekobnhjjdofggfgjlcehhmanlj",
  "injected": true,
  "chains": [
   "bip122"
  ]
 },
 {
  "id": "unisat",
  "name": "UniSat Wallet",
  "chromeStore": "ppbibelpcjmhbdihakflkdcoccbgbkpo",
  "injected": true,
  "chains": [
   "bip122"
  ]
 },
 {
  "id": "polkadot-js",
  "name": "Polkadot{.js}",
  "homepage": "https://polkadot.js.org/extension",
  "chromeStore": "mopnmbcafieddcagagdcbnhejhlodfdd",
  "injected": true,
  "chains": [
   "polkadot"
  ]
 }
]
