import type { StoryTexts } from './en.ts'

export const zhTW: StoryTexts = {
  innovation: {
    title: '獨家創新',
    lede: '四種機制協同運轉，讓流動性因為有用而獲得收益，而不是靠增發。',
    arbitrage: {
      name: 'AI 全鏈套利模型',
      text: '同一資產在各條鏈上很少只有一個價格。模型盯住價差並透過交易將其抹平，所得回流生態。',
    },
    turbo: {
      name: '雙渦輪債券造市系統',
      text: '一根軸上的兩具引擎：債券帶來長期流動性，造市讓它運轉起來。一具放緩，另一具仍維持動力。',
    },
    pool: {
      name: '智慧雙平衡池',
      text: '兩個池子相互平衡。當需求讓其中一個傾斜，另一個會先行補充，不必由價格來承擔。',
    },
    mining: {
      name: '雙 LP 流動性挖礦',
      text: '同時在兩個交易對中提供流動性，其中一個表現不佳，不至於拖累整個部位。',
    },
  },
  injection: {
    title: '挹注 3000 萬美元',
    text: '基金會為生態流動性挹注 3000 萬美元，讓市場從一開始就有深度。',
  },
  highlights: {
    title: '六大核心亮點',
    autonomy: {
      name: '自治源於設計',
      text: '規則寫在合約裡。沒有人能更改開放日期，或是誰邀請了您。',
      capped: 'YES 的總量永遠不會超過 {{cap}}。',
      sealed: '沒有人能更改供應量。',
    },
    inspection: {
      name: '公開可查',
      text: '每一個價格、每一筆購買與獎勵都在鏈上。本頁所示，您都可以自行核對。',
    },
    escrow: { name: '獎勵即時託管', text: '推薦獎勵在產生它的那筆交易中就已撥出，不必等待任何人的承諾。' },
    price: {
      name: '價格提前可知',
      text: '每一階價格在生效前就已寫在鏈上，訂單的花費絕不會超過您看到的金額。',
    },
    chains: {
      name: '為跨鏈而生',
      text: 'YES 面向多條鏈上的市場，而發售只在一條鏈上進行，一筆交易只需幾美分。',
    },
    custody: {
      name: '直達您的錢包',
      text: '藏品與 YES 直接進入您的錢包，預售合約本身從不持有您的資金。YES 在轉帳解鎖之後才能轉出。',
    },
  },
  architecture: {
    title: '生態架構',
    lede: '一枚代幣，六個部分。每個部分都能獨立成長，無須徵得其他部分同意。',
    fund: { name: '生態基金', text: '為人人都用、卻無人願意獨自打造的東西買單。' },
    api: { name: '開放 API', text: '每個市場、每個池子都可供其他程式讀取與使用。' },
    partners: { name: 'Web2 與 Web3 夥伴', text: '商店、遊戲與協議，帶來從未持有過代幣的人。' },
    plugins: { name: '擴充套件收益分享', text: '誰開發擴充功能，誰就分享它的收益。' },
    markets: { name: '市場互聯', text: '曾經分散在各條鏈上的流動性，在此匯合。' },
    global: { name: '全球夥伴', text: '把生態帶進各自語言的社群。' },
  },
  wanted: {
    title: '通緝令',
    lede: '六名金融反派，因奪人所有而遭通緝。無須懸賞：在沒人需要他們的地方，他們便失去力量。',
    stamp: '通緝',
    seen: '最後現身',
    gatekeeper: { name: '守門人', crime: '決定誰可以開戶，卻從不說明理由。', seen: '四點就關門的櫃檯後面' },
    printer: { name: '印鈔者', crime: '趁您熟睡，讓您的積蓄縮水。', seen: '一台餘溫未散的印刷機旁' },
    freezer: { name: '凍結者', crime: '一通電話，就鎖住不屬於他的錢。', seen: '一條很長的隊伍盡頭' },
    middleman: { name: '中間商', crime: '每過一座橋抽一次成，開收據還要另收費。', seen: '您與所有人之間' },
    frontRunner: { name: '搶跑者', crime: '偷看您的訂單，搶在您前面買進。', seen: '比您早一個區塊' },
    rugPuller: { name: '捲款者', crime: '賣出一個承諾，捲走整個池子。', seen: '登機門，沒帶行李' },
  },
}
