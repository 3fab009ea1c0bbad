/**
 * The places that have something for each language: texts, what loads them, or the codes. A path that ends with a slash
 * is a folder with a file for each language. `places.test.ts` finds a place that is not here.
 */
export const PLACES = {
  sale: [
    'apps/indexer/src/api/pictures/pictureTexts.ts',
    'apps/presale/deploy/Caddyfile',
    'apps/presale/deploy/nginx.conf',
    'apps/presale/public/old-browser.json',
    'apps/presale/public/updated.json',
    'apps/presale/src/features/story/loadStory.ts',
    'apps/presale/src/i18n/loadMessages.ts',
    'apps/presale/src/i18n/locale.ts',
    'apps/presale/src/locales/',
    'apps/presale/src/locales/story/',
    'packages/presale-operator/src/export/contractList.ts',
  ],
  wallet: [
    'apps/wallet-frame/src/home/locales/',
    'apps/wallet-frame/src/home/locales/loadHomeTexts.ts',
    'apps/wallet-frame/src/locales/',
    'apps/wallet-frame/src/locales/loadTexts.ts',
    'apps/wallet-frame/src/restore/texts.ts',
    'apps/wallet-frame/src/solana/texts.ts',
    'packages/wallet-api/src/api/locales.ts',
    'packages/wallet-api/src/pages/texts/',
    'packages/wallet-api/src/pages/texts/texts.ts',
  ],
} as const satisfies Record<string, readonly string[]>

export type Surface = keyof typeof PLACES

export const SURFACES = Object.keys(PLACES) as Surface[]
