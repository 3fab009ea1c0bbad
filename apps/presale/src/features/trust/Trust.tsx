import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import { ExplorerLink } from '../../ui/ExplorerLink.tsx'
import { ShortAddress } from '../names/ShortAccount.tsx'
import styles from './Trust.module.css'

const PAGES = ['terms', 'privacy', 'risks', 'contact'] as const
const CONTRACTS = ['presale', 'yesToken', 'genesisNft', 'referral', 'rewardVault', 'accessManager'] as const

/** Links for buyers to check: the operator's pages, audits and contracts. All of it is from `/config.json`. */
export default function Trust() {
  const { t } = useTranslation()
  const { contracts, chain, about = {} } = useRuntime().config
  const { audits = [] } = about

  return (
    <section className={styles.trust} aria-labelledby="trust-title">
      <h2 id="trust-title">{t('trust.title')}</h2>
      <ul className={styles.pages}>
        {PAGES.map((name) => {
          const url = about[name]
          return (
            url !== undefined && (
              <li key={name}>
                <a href={url}>{t(`trust.${name}`)}</a>
              </li>
            )
          )
        })}
        {audits.map(({ by, url }) => (
          <li key={url}>
            <a href={url}>{t('trust.audit', { name: by })}</a>
          </li>
        ))}
      </ul>
      {audits.length === 0 && <p>{t('trust.notAudited')}</p>}
      <p>{t('trust.text')}</p>
      <dl className={styles.contracts}>
        {CONTRACTS.map((name) => (
          <div key={name}>
            <dt>
              <ExplorerLink baseUrl={chain.blockExplorerUrl} path={`address/${contracts[name]}`}>
                {t(`trust.${name}`)}
              </ExplorerLink>
            </dt>
            <dd>
              <ShortAddress address={contracts[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
