type Translations = Record<'zh-CN' | 'zh-TW' | 'id' | 'vi' | 'ja' | 'ko' | 'th' | 'ru', RegExp>

/** A term of the interface: where an English text has it, the translations have one of their words for it. */
export type Term = Translations & {
  english: RegExp
  /** Texts that mean something else by the word, or say it in other words, by file and key. */
  except?: readonly string[]
}

const SITE = 'apps/presale/src/locales'

/** One word for each thing in each language, in the site and the modal alike. */
export const TERMS: Record<string, Term> = {
  wallet: {
    english: /\bwallets?\b/i,
    'zh-CN': /钱包/,
    'zh-TW': /錢包/,
    id: /dompet/i,
    vi: /ví/i,
    ja: /ウォレット/,
    ko: /지갑/,
    // กระเป๋า alone is a bag.
    th: /กระเป๋าเงิน/,
    ru: /кошел|кошельк/i,
  },
  token: {
    english: /\btokens?\b/i,
    'zh-CN': /代币/,
    'zh-TW': /代幣/,
    id: /token/i,
    vi: /token/i,
    ja: /トークン/,
    ko: /토큰/,
    th: /โทเคน/,
    ru: /токен/i,
    // "ERC-1155 tokens", where the standard's name says it.
    except: [`${SITE} failure.WalletCannotReceive`],
  },
  reward: {
    english: /\brewards?\b/i,
    'zh-CN': /奖励/,
    'zh-TW': /獎勵/,
    id: /imbalan/i,
    vi: /thưởng/i,
    ja: /報酬/,
    ko: /보상/,
    th: /รางวัล/,
    ru: /наград/i,
    // The bounty on a villain.
    except: [`${SITE}/story wanted.lede`],
  },
  /** What a contract may take; `confirm` is another word. */
  approve: {
    english: /\ballowance\b|\ballow (exactly|the use of)\b|\ballowing \{\{|^(allow|approve)$/i,
    'zh-CN': /授权/,
    'zh-TW': /授權/,
    id: /setuju|batas penggunaan/i,
    vi: /chấp thuận|hạn mức/i,
    ja: /承認|使用上限/,
    ko: /승인|사용 한도/,
    th: /อนุมัติ|วงเงิน/,
    ru: /одобр|лимит|разреш/i,
    // Approves any request.
    except: ['apps/wallet-frame/src/locales approve', 'apps/wallet-server/src/shared/texts page.approve'],
  },
  /** A message or a transaction; `sign in` is another thing. */
  sign: {
    english: /\bsign(ed|ing|ature)?\b(?![ -]?(in|out|up)\b)/i,
    'zh-CN': /签名|签署/,
    'zh-TW': /簽署|簽名/,
    id: /(t|men)anda ?tangan/i,
    vi: /ký/i,
    ja: /署名/,
    ko: /서명/,
    th: /ลงนาม|ลายเซ็น/,
    ru: /подпи[сш]/i,
    // "Signs you in".
    except: ['apps/wallet-frame/src/locales blocks.signInDomain'],
  },
  /** What the user does in the wallet. */
  confirm: {
    english: /\bconfirm\b/i,
    'zh-CN': /确认/,
    'zh-TW': /確認/,
    id: /(k|meng)onfirmasi/i,
    vi: /xác nhận/i,
    ja: /承認|確認/,
    ko: /승인|확인/,
    th: /ยืนยัน/,
    ru: /подтвер/i,
    // Buttons of the site, which close a dialog or end a form.
    except: [`${SITE} app.confirm`, `${SITE} withdraw.confirm`],
  },
  reject: {
    english: /\b(reject|decline)(s|d|ed)?\b/i,
    'zh-CN': /拒绝/,
    'zh-TW': /拒絕/,
    id: /(t|men)olak/i,
    vi: /từ chối/i,
    ja: /拒否/,
    ko: /거부/,
    th: /ปฏิเสธ/,
    ru: /отклон/i,
  },
  'switch network': {
    english: /\bswitch\b.*\bnetwork\b|\bnetwork\b.*\bswitch\b/i,
    'zh-CN': /切换/,
    'zh-TW': /切換/,
    id: /ganti/i,
    vi: /chuyển/i,
    ja: /切り替え/,
    ko: /전환/,
    th: /เปลี่ยน/,
    ru: /смен/i,
  },
  disconnect: {
    english: /\bdisconnect/i,
    'zh-CN': /断开.*连接/,
    'zh-TW': /中斷.*連線/,
    id: /putuskan koneksi/i,
    vi: /ngắt kết nối/i,
    ja: /接続.?解除/,
    ko: /연결.? 해제/,
    th: /ตัดการเชื่อมต่อ/,
    ru: /отключ/i,
  },
  'QR code': {
    english: /\bQR\b/,
    'zh-CN': /二维码/,
    'zh-TW': /QR 碼/,
    id: /kode QR/i,
    vi: /mã QR/i,
    ja: /QR ?コード/,
    ko: /QR 코드/,
    th: /คิวอาร์โค้ด/,
    ru: /QR-код/i,
  },
  'gas fee': {
    english: /\bgas fee\b/i,
    'zh-CN': /Gas 费/,
    'zh-TW': /Gas 費/,
    id: /biaya gas/i,
    vi: /phí gas/i,
    ja: /ガス代/,
    ko: /가스비/,
    th: /ค่าแก๊ส/,
    ru: /комисси\S* за газ/i,
  },
  referral: {
    english: /\brefer(ral|red)?\b/i,
    'zh-CN': /推荐/,
    'zh-TW': /推薦/,
    id: /referral/i,
    vi: /giới thiệu/i,
    ja: /紹介/,
    ko: /추천/,
    th: /แนะนำ/,
    ru: /реферал/i,
  },
}

/** Words that mislead for one of the terms, and Korean particles that fit only some names, by language. */
export const MISLEADING: Partial<Record<keyof Translations, RegExp>> = {
  ko: /\((를|는|가|과|으)\)/,
  th: /กระเป๋า(?!เงิน)/,
}

/**
 * Thai has no spaces between words, so browsers look them up in a dictionary, which tears these apart: compounds, and words
 * from other languages in the middle of a syllable. Where it would, they have a word joiner, U+2060.
 */
export const UNBROKEN = [
  'กระเป๋าเงิน',
  'การเงิน',
  'ปกครองตนเอง',
  'สมาร์ตคอนแทรกต์',
  'ค่าแก๊ส',
  'ไวต์ลิสต์',
  'โทเคน',
  'พรีเซล',
  'บล็อกเชน',
  'คิวอาร์โค้ด',
  'ไอเทม',
  'คริปโต',
  'ระบบนิเวศ',
  'สภาพคล่อง',
  'เครือข่าย',
  'ปลดล็อก',
  'ลงนาม',
  'ลายเซ็น',
] as const
