import { useTranslation } from 'react-i18next'
import { useRuntime } from '../../app/runtime.ts'
import type { ColumnContext } from './columns.ts'

export function useColumnContext(): ColumnContext {
  const { t, i18n } = useTranslation()
  const { config } = useRuntime()
  return { t, locale: i18n.language, config }
}
