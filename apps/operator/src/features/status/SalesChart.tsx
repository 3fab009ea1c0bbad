import { TableScroll } from '../../ui/TableScroll.tsx'
import styles from './Numbers.module.css'
import type { DayOfSales } from './salesByDay.ts'

const HEIGHT = 100
const usd = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Sales of each UTC day as bars, and the same as a table. */
export function SalesChart({ days }: { days: readonly DayOfSales[] }) {
  const [first] = days
  const last = days.at(-1)
  if (first === undefined || last === undefined) return <p className="note">Nothing has been sold yet.</p>
  const most = Math.max(...days.map((day) => day.usd))
  const heightOf = (day: DayOfSales) => (most === 0 ? 0 : (day.usd / most) * HEIGHT)

  return (
    // A bar of the first days would be as wide as the page.
    <div className={styles.chart} style={{ maxInlineSize: `max(14rem, ${days.length * 3}rem)` }}>
      <p className="note">
        At most <span>{usd.format(most)}</span> a day
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${days.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Sales by day from ${first.day} to ${last.day}, at most ${usd.format(most)} a day`}
      >
        {days.map((day, index) => (
          <rect key={day.day} x={index * 10 + 1} width={8} y={HEIGHT - heightOf(day)} height={heightOf(day)}>
            <title>{`${day.day}: ${usd.format(day.usd)}, ${day.items} sold`}</title>
          </rect>
        ))}
      </svg>
      <p className={styles.axis}>
        <span>{first.day}</span>
        <span>{first === last ? '' : last.day}</span>
      </p>
      <details>
        <summary>Sales by day as a table</summary>
        <TableScroll label="Sales by day">
          <table>
            <thead>
              <tr>
                <th scope="col">Day (UTC)</th>
                <th scope="col">Sales</th>
                <th scope="col">Items</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ day, usd: sum, items }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{usd.format(sum)}</td>
                  <td>{items.toLocaleString('en')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      </details>
    </div>
  )
}
