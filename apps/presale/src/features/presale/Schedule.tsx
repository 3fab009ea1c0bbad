import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import type { HomeView } from '../../chain/homeQuery.ts'
import { saleQueryOptions } from '../../chain/saleQuery.ts'
import { formatUsd } from '../../format/amount.ts'
import { formatUtc } from '../../format/time.ts'
import styles from './Schedule.module.css'
import { ScheduleChart, type ScheduleChartProps } from './ScheduleChart.tsx'
import { SupplyBar } from './SupplyBar.tsx'
import { isSoldOut } from './saleState.ts'

/** All prices over time and how much of each item is sold, for everybody; once nothing is left, no prices. */
export function Schedule({ view }: { view: HomeView }) {
  const { t } = useTranslation()
  const runtime = useRuntime()
  const { data: sale, isError } = useQuery(
    saleQueryOptions(
      runtime,
      view.items.map(({ id }) => id),
    ),
  )
  const now = Number(view.timestamp)
  const isOver = isSoldOut(view)

  return (
    <section
      className={`${styles.schedule} panel`}
      aria-labelledby="schedule-title"
      aria-busy={!sale && !isError}
    >
      <h3 id="schedule-title">{t(isOver ? 'schedule.supply' : 'schedule.title')}</h3>
      {isError && sale === undefined && <p>{t('schedule.failed')}</p>}
      {sale !== undefined && (
        <>
          {sale.supplies.map((supply) => (
            <SupplyBar key={supply.id} supply={supply} />
          ))}
          {!isOver && <PriceSteps steps={sale.steps} now={now} />}
        </>
      )}
    </section>
  )
}

function PriceSteps({ steps, now }: ScheduleChartProps) {
  const { t, i18n } = useTranslation()
  const current = steps.findLastIndex(({ startsAt }) => startsAt <= now)
  return (
    <>
      <ScheduleChart steps={steps} now={now} />
      <p className={styles.notice}>{t('schedule.notice')}</p>
      <details>
        <summary>{t('schedule.steps')}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('schedule.from')}</th>
              <th scope="col">{t('schedule.price')}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ startsAt, price }, index) => (
              <tr key={startsAt} aria-current={index === current ? 'step' : undefined}>
                <td>{formatUtc(i18n.language, startsAt)}</td>
                <td>
                  <span translate="no">{formatUsd(i18n.language, price)}</span>
                  {index === current && <small> {t('schedule.now')}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
