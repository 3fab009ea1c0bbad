import type { EmbeddedWalletProvider } from '@foyer/embedded-wallet-frame/client'
import type { FeatureModal, ProviderSource, SiwxMessage } from '@foyer/modal-core'
import { isSignature } from '@foyer/modal-core/page'
import { formatMessage } from '@foyer/modal-core/siwx'

type SignIn = NonNullable<ProviderSource['signIn']>

type CreateSignInParameters = {
  networks: FeatureModal['networks']
  provider: EmbeddedWalletProvider
}

/**
 * Signs in while logging in, without another question. The wallet writes the text from the fields itself, and signs it
 * only for the page that it is in; otherwise the user is asked to sign afterwards. Only for dapps whose networks are all
 * EVM chains.
 */
export function createSignIn({ networks, provider }: CreateSignInParameters): SignIn {
  const isEvmOnly = networks.list.every(({ chainNamespace }) => chainNamespace === 'eip155')

  return async (createMessage) => {
    await provider.request({ method: 'eth_requestAccounts' })
    if (!isEvmOnly) return {}
    const data = await prepare(createMessage)
    if (data === undefined) return {}
    const { message, signature } = await provider.getUser({
      siwxMessage: { ...data, resources: data.resources && [...data.resources] },
    })
    const isSigned = message === formatMessage(data) && isSignature(signature)
    return isSigned ? { session: { data, message, signature } } : {}
  }

  /** The message of the account. Without one the user is asked to sign afterwards, and told what is wrong. */
  async function prepare(createMessage: Parameters<SignIn>[0]): Promise<SiwxMessage | undefined> {
    const [accountAddress = ''] = (await provider.request({ method: 'eth_accounts' })) as string[]
    const chainId = `eip155:${Number(await provider.request({ method: 'eth_chainId' }))}`
    const data = await createMessage({ accountAddress, chainId }).catch(() => undefined)
    return data?.serializedMessage === undefined ? data : undefined
  }
}
