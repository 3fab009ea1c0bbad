import { createFoyer } from '@foyer/modal'
import { activity } from '@foyer/modal/activity'
import { assets } from '@foyer/modal/assets'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { names } from '@foyer/modal/names'
import { onRamp } from '@foyer/modal/onramp'
import { send } from '@foyer/modal/send'
import { swap } from '@foyer/modal/swap'
import { bsc } from 'viem/chains'

// There is no gateway at this address: its features load their code all the same.
createFoyer({
  networks: [{ ...bsc, rpcUrls: { default: { http: [`${location.origin}/rpc`] } } }],
  adapters: [eip1193Adapter()],
  features: [activity(), assets(), send(), swap(), names({ zone: 'foyer.example' }), onRamp()],
  projectId: 'bench',
  endpoints: { gateway: location.origin },
})
document.body.append(document.createElement('fy-button'))
