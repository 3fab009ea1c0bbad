import { type OnRampState, open } from '@foyer/modal-core'
import { connected, createFakeOnRamp } from '@foyer/modal-core/test'
import { modalStory } from '../../test/stories/modalStory.ts'

export default { title: 'Views/OnRampProviders' }

const story = (differs: Partial<OnRampState> = {}) =>
  modalStory({
    features: [createFakeOnRamp(differs)],
    termsUrl: 'https://dapp.example/terms',
    async act({ modal, adapter }) {
      adapter.report(connected())
      await open(modal)
      modal.router.push({ view: 'OnRampProviders' })
    },
  })

const quotes: OnRampState['quotes'] = {
  moonpay: { status: 'ready', receives: '0.07954321', fee: '2.34' },
  transak: { status: 'unknown' },
}

export const Default = story()

/** One provider tells its price, the other does not. */
export const Quotes = story({ amount: '50', quotes })

export const Asking = story({
  amount: '50',
  quotes: { moonpay: { status: 'loading' }, transak: { status: 'loading' } },
})

export const Preparing = story({ amount: '50', quotes, preparing: 'transak' })

/** The provider is now a link that opens in a new tab. */
export const Linked = story({
  amount: '50',
  quotes,
  link: { provider: 'moonpay', url: 'https://buy.moonpay.com/' },
})

const failed = (code: NonNullable<OnRampState['error']>['code'], amount: string) =>
  story({ amount, error: { code, message: code } })

export const InvalidAmount = failed('amount', '1e3')

export const OutsideLimits = failed('limits', '5')

export const NoLink = failed('link', '50')

export const Expired = failed('expired', '50')

export const Loading = story({ status: 'loading' })

export const Failed = story({ status: 'failed' })
