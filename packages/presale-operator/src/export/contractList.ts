import type { Deployment } from '@foyer/presale-contracts'

type Titles = { en: string; [language: string]: string }

type Method = { operation?: string; title?: Titles; for?: 'receiver' }

/** An entry of `contractLists`, as a gateway reads it. */
export type ContractList = {
  contracts: {
    chainId: number
    address: string
    name: string
    methods?: { [signature: string]: Method }
    items?: { [tokenId: string]: string }
  }[]
}

const bound: Titles = {
  en: 'Bound invitation',
  'zh-CN': '已绑定邀请',
  'zh-TW': '已綁定邀請',
  id: 'Undangan terhubung',
  vi: 'Đã liên kết lời mời',
  ja: '招待を登録',
  ko: '초대 연결',
  th: 'ผูกคำเชิญแล้ว',
  ru: 'Приглашение привязано',
}

const asked: Titles = {
  en: 'Requested withdrawal of rewards',
  'zh-CN': '已申请提取奖励',
  'zh-TW': '已申請提領獎勵',
  id: 'Penarikan hadiah diminta',
  vi: 'Đã yêu cầu rút thưởng',
  ja: '報酬の引き出しを申請',
  ko: '보상 출금 요청',
  th: 'ขอถอนรางวัลแล้ว',
  ru: 'Запрошен вывод наград',
}

const withdrawn: Titles = {
  en: 'Withdrew rewards',
  'zh-CN': '已提取奖励',
  'zh-TW': '已提領獎勵',
  id: 'Hadiah ditarik',
  vi: 'Đã rút thưởng',
  ja: '報酬を引き出し',
  ko: '보상 출금',
  th: 'ถอนรางวัลแล้ว',
  ru: 'Награды выведены',
}

/** The names of the sale's contracts, their functions and the items in the history of a buyer's wallet. */
export function createContractList({
  chainId,
  contracts,
}: Pick<Deployment, 'chainId' | 'contracts'>): ContractList {
  const { presale, referral, rewardVault, genesisNft } = contracts
  return {
    contracts: [
      {
        chainId,
        address: presale,
        name: 'Genesis presale',
        // The item that is minted stands in the wallet's own words.
        methods: { 'buy(uint8,uint16,address,uint256,bytes32[])': { operation: 'mint' } },
      },
      {
        chainId,
        address: referral,
        name: 'Genesis referral',
        methods: { 'bind(bytes8)': { title: bound } },
      },
      {
        chainId,
        address: rewardVault,
        name: 'Genesis rewards',
        methods: {
          'requestWithdrawal(address,uint96)': { title: asked },
          // The keeper sends it, and the one who withdraws gets the tokens.
          'settle(address,uint40[])': { operation: 'withdraw', title: withdrawn, for: 'receiver' },
        },
      },
      {
        chainId,
        address: genesisNft,
        name: 'Genesis items',
        items: { 1: 'Genesis Fragment', 2: 'Genesis Badge' },
      },
    ],
  }
}
