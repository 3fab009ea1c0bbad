import type { StoryTexts } from './en.ts'

export const zhCN: StoryTexts = {
  innovation: {
    title: '独家创新',
    lede: '四种机制协同运转，让流动性因为有用而获得收益，而不是靠增发。',
    arbitrage: {
      name: 'AI 全链套利模型',
      text: '同一资产在各条链上很少只有一个价格。模型盯住价差并通过交易将其抹平，所得回流生态。',
    },
    turbo: {
      name: '双涡轮债券做市系统',
      text: '一根轴上的两台引擎：债券带来长期流动性，做市让它运转起来。一台放缓，另一台继续供压。',
    },
    pool: {
      name: '智能双平衡池',
      text: '两个池子相互平衡。当需求让其中一个倾斜，另一个会先行补充，而不必由价格来承担。',
    },
    mining: {
      name: '双 LP 流动性挖矿',
      text: '同时在两个交易对中提供流动性，一个表现不佳，不至于拖累整个仓位。',
    },
  },
  injection: {
    title: '注资 3000 万美元',
    text: '基金会向生态流动性注入 3000 万美元，让市场从一开始就有深度。',
  },
  highlights: {
    title: '六大核心亮点',
    autonomy: {
      name: '自治源于设计',
      text: '规则写在合约里。没有人能更改开放日期，或是谁邀请了您。',
      capped: 'YES 的总量永远不会超过 {{cap}}。',
      sealed: '没有人能更改供应量。',
    },
    inspection: {
      name: '公开可查',
      text: '每一个价格、每一笔购买与奖励都在链上。本页展示的，您都可以自行核对。',
    },
    escrow: { name: '奖励即时托管', text: '推荐奖励在产生它的那笔交易中就已划出，不必等待任何人的承诺。' },
    price: {
      name: '价格提前可知',
      text: '每一档价格在生效前就已写在链上，订单的花费绝不会超过您看到的金额。',
    },
    chains: {
      name: '为跨链而生',
      text: 'YES 面向多条链上的市场，而发售只在一条链上进行，一笔交易只需几美分。',
    },
    custody: {
      name: '直达您的钱包',
      text: '藏品与 YES 直接进入您的钱包，预售合约本身从不持有您的资金。YES 在转账解锁之后才能转出。',
    },
  },
  architecture: {
    title: '生态架构',
    lede: '一枚代币，六个部分。每个部分都能独立生长，无需征得其他部分同意。',
    fund: { name: '生态基金', text: '为人人都用、却无人愿意独自建造的东西买单。' },
    api: { name: '开放 API', text: '每个市场、每个池子都可供其他程序读取与使用。' },
    partners: { name: 'Web2 与 Web3 伙伴', text: '商店、游戏与协议，带来从未持有过代币的人。' },
    plugins: { name: '插件收益共享', text: '谁开发扩展，谁就分享它的收益。' },
    markets: { name: '市场互联', text: '曾经分散在各条链上的流动性，在此汇合。' },
    global: { name: '全球伙伴', text: '把生态带进各自语言的社区。' },
  },
  wanted: {
    title: '通缉令',
    lede: '六名金融反派，因夺人所有而被通缉。无需悬赏：在没人需要他们的地方，他们便失去力量。',
    stamp: '通缉',
    seen: '最后现身',
    gatekeeper: { name: '守门人', crime: '决定谁可以开户，却从不说明理由。', seen: '四点就关门的柜台后面' },
    printer: { name: '印钞者', crime: '趁您熟睡，让您的积蓄缩水。', seen: '一台余温未散的印刷机旁' },
    freezer: { name: '冻结者', crime: '一个电话，就锁住不属于他的钱。', seen: '一条很长的队伍尽头' },
    middleman: { name: '中间商', crime: '每过一座桥抽一次成，开收据还要另收费。', seen: '您与所有人之间' },
    frontRunner: { name: '抢跑者', crime: '偷看您的订单，抢在您前面买入。', seen: '比您早一个区块' },
    rugPuller: { name: '卷款者', crime: '卖出一个承诺，卷走整个池子。', seen: '登机口，没带行李' },
  },
}
