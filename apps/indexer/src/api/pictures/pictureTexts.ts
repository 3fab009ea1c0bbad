/** The texts of sharing pictures. The languages are those of the site; a zero-width space is where a line may break. */

type Texts = {
  home: string
  homeText: string
  record: string
  recordText: string
  invitation: string
  /** Before the code. */
  code: string
  purchase: string
  /** Names of items by their id. */
  items: { 1: string; 2: string }
}

export const pictureTexts = {
  en: {
    home: 'The Genesis presale',
    homeText: 'A Fragment or a Badge, and its YES, in one transaction.',
    record: 'Purchases and rewards',
    recordText: 'What you bought in the Genesis presale, and what your invitations earned.',
    invitation: 'You’re invited to the Genesis presale',
    code: 'Invitation code',
    purchase: 'From the Genesis presale',
    items: { 1: 'Genesis Fragment', 2: 'Genesis Badge' },
  },
  'zh-CN': {
    home: '创世预售',
    homeText: '一笔交易，即得碎片或徽章，并附带 YES。',
    record: '购买与奖励',
    recordText: '您在创世预售中的购买记录与邀请奖励。',
    invitation: '邀请您参加\u200b创世预售',
    code: '邀请码',
    purchase: '来自创世预售',
    items: { 1: '创世碎片', 2: '创世徽章' },
  },
  'zh-TW': {
    home: '創世預售',
    homeText: '一筆交易，即得碎片或徽章，並附帶 YES。',
    record: '購買與獎勵',
    recordText: '您在創世預售中的購買紀錄與邀請獎勵。',
    invitation: '邀請您參加\u200b創世預售',
    code: '邀請碼',
    purchase: '來自創世預售',
    items: { 1: '創世碎片', 2: '創世徽章' },
  },
  id: {
    home: 'Prapenjualan Genesis',
    homeText: 'Fragment atau Badge, beserta YES-nya, dalam satu transaksi.',
    record: 'Pembelian dan imbalan',
    recordText: 'Yang Anda beli di prapenjualan Genesis, dan hasil undangan Anda.',
    invitation: 'Anda diundang ke prapenjualan Genesis',
    code: 'Kode undangan',
    purchase: 'Dari prapenjualan Genesis',
    items: { 1: 'Genesis Fragment', 2: 'Genesis Badge' },
  },
  vi: {
    home: 'Đợt mở bán sớm Genesis',
    homeText: 'Một Mảnh hoặc Huy hiệu, kèm YES, trong một giao dịch.',
    record: 'Giao dịch mua và phần thưởng',
    recordText: 'Những gì bạn đã mua trong đợt mở bán sớm Genesis và thưởng từ lời mời.',
    invitation: 'Bạn được mời tham gia đợt mở bán sớm Genesis',
    code: 'Mã mời',
    purchase: 'Từ đợt mở bán sớm Genesis',
    items: { 1: 'Mảnh Genesis', 2: 'Huy hiệu Genesis' },
  },
  ja: {
    home: 'ジェネシス・\u200bプレセール',
    homeText: 'フラグメントまたはバッジと YES を、\u200b1 回の取引で。',
    record: '購入と報酬',
    recordText: 'ジェネシス・プレセールでの購入履歴と、\u200b招待で得た報酬。',
    invitation: 'ジェネシス・\u200bプレセールへの\u200bご招待',
    code: '招待コード',
    purchase: 'ジェネシス・プレセールにて',
    items: { 1: 'ジェネシス・\u200bフラグメント', 2: 'ジェネシス・\u200bバッジ' },
  },
  ko: {
    home: '제네시스 프리세일',
    homeText: '프래그먼트나 배지와 YES를 한 번의 거래로.',
    record: '구매와 보상',
    recordText: '제네시스 프리세일 구매 내역과 초대로 받은 보상.',
    invitation: '제네시스 프리세일에 초대합니다',
    code: '초대 코드',
    purchase: '제네시스 프리세일에서',
    items: { 1: '제네시스 프래그먼트', 2: '제네시스 배지' },
  },
  th: {
    home: 'พรีเซล Genesis',
    homeText: 'Fragment หรือ Badge พร้อม YES ในธุรกรรมเดียว',
    record: 'การซื้อและรางวัล',
    recordText: 'สิ่งที่คุณซื้อในพรีเซล Genesis และรางวัลจากคำเชิญของคุณ',
    invitation: 'คุณได้รับเชิญสู่พรีเซล Genesis',
    code: 'รหัสเชิญ',
    purchase: 'จากพรีเซล Genesis',
    items: { 1: 'Genesis Fragment', 2: 'Genesis Badge' },
  },
  ru: {
    home: 'Предпродажа Genesis',
    homeText: 'Фрагмент или Значок вместе с YES в одной транзакции.',
    record: 'Покупки и награды',
    recordText: 'Ваши покупки на предпродаже Genesis и награды за приглашения.',
    invitation: 'Вас пригласили на предпродажу Genesis',
    code: 'Код приглашения',
    purchase: 'С предпродажи Genesis',
    items: { 1: 'Фрагмент Genesis', 2: 'Значок Genesis' },
  },
} satisfies Record<string, Texts>

export type PictureLocale = keyof typeof pictureTexts

export const PICTURE_LOCALES = Object.keys(pictureTexts) as [PictureLocale, ...PictureLocale[]]
