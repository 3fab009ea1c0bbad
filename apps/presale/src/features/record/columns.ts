import { shortenAddress } from '@foyer/site-kit/format'
import type { TFunction } from 'i18next'
import { type Address, formatUnits } from 'viem'
import { findToken } from '../../config/findToken.ts'
import type { AppConfig } from '../../config/schema.ts'
import { formatAmount } from '../../format/amount.ts'
import { formatTime } from '../../format/time.ts'
import type { RecordColumn } from './RecordTable.tsx'

/** The parameters that the columns of all records share. */
export type ColumnContext = { t: TFunction; locale: string; config: AppConfig }

/** @param time of a row, in seconds; the file has it in UTC */
export function timeColumn<Row>(
  { locale }: ColumnContext,
  label: string,
  time: (row: Row) => number,
): RecordColumn<Row> {
  return {
    label,
    cell: (row) => formatTime(locale, time(row)),
    csv: (row) => new Date(time(row) * 1_000).toISOString().replace('.000', ''),
  }
}

export type AmountOptions<Row> = {
  token: (row: Row) => Address
  /** In the token's smallest unit. */
  amount: (row: Row) => bigint
  /** Costs are rounded up, what is received is rounded down. The file is exact. */
  rounding: 'ceil' | 'floor'
}

/** An amount, without its token. */
export function amountColumn<Row>(
  { locale, config }: ColumnContext,
  label: string,
  { token, amount, rounding }: AmountOptions<Row>,
): RecordColumn<Row> {
  return {
    label,
    isVerbatim: true,
    cell(row) {
      const known = findToken(config, token(row))
      if (known === undefined) return '–'
      return formatAmount(locale, amount(row), {
        decimals: known.decimals,
        maximumFractionDigits: 6,
        rounding,
      })
    },
    csv(row) {
      const known = findToken(config, token(row))
      return { decimal: formatUnits(amount(row), known?.decimals ?? 0) }
    },
  }
}

/** The token's symbol; the address of one that the configuration does not know. */
export function tokenColumn<Row>(
  { config }: ColumnContext,
  label: string,
  token: (row: Row) => Address,
): RecordColumn<Row> {
  return {
    label,
    isVerbatim: true,
    cell: (row) => findToken(config, token(row))?.symbol ?? shortenAddress(token(row)),
    csv: (row) => findToken(config, token(row))?.symbol ?? { verbatim: token(row) },
  }
}
