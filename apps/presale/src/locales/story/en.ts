/** The texts below the presale, in English: their shape is the type of every other language's. Loaded when they come near. */
export const en = {
  innovation: {
    title: 'Exclusive Innovation',
    lede: 'Four mechanisms that work together, so that liquidity earns by being useful, not by being printed.',
    arbitrage: {
      name: 'AI full-chain arbitrage model',
      text: 'The same asset rarely has one price on every chain. A model watches the gaps and trades them closed; what it earns flows back to the ecosystem.',
    },
    turbo: {
      name: 'Dual-turbo bond market making',
      text: 'Two engines on one shaft: bonds bring lasting liquidity in, market making puts it to work. When one slows down, the other keeps the pressure up.',
    },
    pool: {
      name: 'Intelligent dual-balanced pool',
      text: 'Two pools level each other out. When demand tips one of them, the other refills it before the price has to.',
    },
    mining: {
      name: 'Dual LP liquidity mining',
      text: 'Liquidity is mined in two pairs at once, so that the bad day of one is not the bad day of the whole position.',
    },
  },
  injection: {
    title: '30 million USD injection',
    text: 'The foundation puts 30 million USD into the liquidity of the ecosystem, so that its markets open deep.',
  },
  highlights: {
    title: 'Six core highlights',
    autonomy: {
      name: 'Autonomous by design',
      text: 'The rules live in contracts. Nobody can change the opening date or who invited you.',
      capped: 'There will never be more than {{cap}}\u00A0YES.',
      sealed: 'Nobody can change the supply.',
    },
    inspection: {
      name: 'Open to inspection',
      text: 'Every price, purchase and reward is on the chain. What this page shows, you can check yourself.',
    },
    escrow: {
      name: 'Rewards in escrow',
      text: 'A referral reward is set aside in the very transaction that earns it. It waits for nobody’s promise.',
    },
    price: {
      name: 'A price you see coming',
      text: 'Each price step stands on the chain before it starts, and an order never costs more than it showed.',
    },
    chains: {
      name: 'Cross-chain in mind',
      text: 'YES is made for markets on many chains. It is sold on one, where a transaction costs cents.',
    },
    custody: {
      name: 'Straight to your wallet',
      text: 'Items and YES go straight to your wallet, and the sale itself never holds your funds. YES can be sent on once its transfers are unlocked.',
    },
  },
  architecture: {
    title: 'Ecosystem architecture',
    lede: 'Six parts around one token. Each can grow without asking the others.',
    fund: { name: 'Ecosystem fund', text: 'Pays for what everyone uses and nobody would build alone.' },
    api: { name: 'Open API', text: 'Every market and every pool can be read and used by other programs.' },
    partners: {
      name: 'Web2 and Web3 partners',
      text: 'Shops, games and protocols that bring people who never held a token.',
    },
    plugins: { name: 'Plugin revenue sharing', text: 'Whoever builds an extension shares in what it earns.' },
    markets: {
      name: 'Market interconnectivity',
      text: 'Liquidity meets across chains where it used to be split between them.',
    },
    global: {
      name: 'Global partners',
      text: 'Communities that carry the ecosystem into their own languages.',
    },
  },
  wanted: {
    title: 'The Wanted List',
    lede: 'Six villains of finance, wanted for what they take from people. No reward is needed: they lose their power where nobody needs them.',
    stamp: 'Wanted',
    seen: 'Last seen',
    gatekeeper: {
      name: 'The Gatekeeper',
      crime: 'Decides who may have an account, and never says why.',
      seen: 'Behind a counter that closes at four',
    },
    printer: {
      name: 'The Printer',
      crime: 'Makes your savings smaller while you sleep.',
      seen: 'Next to a press that is still warm',
    },
    freezer: {
      name: 'The Freezer',
      crime: 'Locks money that is not his with one phone call.',
      seen: 'At the end of a very long queue',
    },
    middleman: {
      name: 'The Middleman',
      crime: 'Takes a cut at every bridge, then charges for the receipt.',
      seen: 'Between you and everyone else',
    },
    frontRunner: {
      name: 'The Front-Runner',
      crime: 'Reads your order and buys ahead of it.',
      seen: 'One block before you',
    },
    rugPuller: {
      name: 'The Rug Puller',
      crime: 'Sells a promise and leaves with the pool.',
      seen: 'Boarding, without luggage',
    },
  },
}

export type StoryTexts = typeof en
