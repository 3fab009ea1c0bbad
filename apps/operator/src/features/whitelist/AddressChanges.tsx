import { countChange, type ListChange } from '@foyer/presale-operator'
import { useDeferredValue, useId, useState } from 'react'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import styles from './AddressChanges.module.css'
import { changesFile, findChanges, MAX_SHOWN } from './findChanges.ts'

/** A few addresses need no search. */
const MANY = 20

export type AddressChangesProps = { change: ListChange }

/** The addresses that a list adds and removes, counted, to search and to download. */
export function AddressChanges({ change }: AddressChangesProps) {
  const [text, setText] = useState('')
  const query = useDeferredValue(text)
  const count = useId()
  const total = change.added.length + change.removed.length
  const { shown, found } = findChanges(change, query)

  return (
    <div className={styles.changes}>
      <p className={change.removed.length === 0 ? undefined : 'bad'}>{`${countChange(change)}.`}</p>
      {total > MANY && (
        <label className="field">
          <span>Find an address among those that are added or removed</span>
          <input
            type="search"
            value={text}
            spellCheck={false}
            autoComplete="off"
            placeholder="0x…"
            aria-describedby={count}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      )}
      {total > MANY && (
        <p id={count} role="status" className="note">
          <span>
            {query === ''
              ? `${total.toLocaleString('en')} addresses change.`
              : `${found.toLocaleString('en')} of ${total.toLocaleString('en')} match.`}
          </span>
          {found > MAX_SHOWN && <span>{` The first ${MAX_SHOWN} are shown.`}</span>}
        </p>
      )}
      {shown.length > 0 && (
        <TableScroll label="Added and removed addresses">
          <ul className={styles.list} translate="no">
            {shown.map(({ address, isRemoved }) => (
              <li key={address} className={isRemoved ? 'bad' : 'good'}>
                <span>{`${isRemoved ? '−' : '+'} `}</span>
                <span className="visually-hidden">{isRemoved ? 'removed ' : 'added '}</span>
                <span>{address}</span>
              </li>
            ))}
          </ul>
        </TableScroll>
      )}
      {total > MANY && (
        <DownloadButton
          className="button quiet"
          name="whitelist-changes.csv"
          type="text/csv"
          content={() => changesFile(change)}
        >
          Download all as CSV
        </DownloadButton>
      )}
    </div>
  )
}
