import { CopyButton as KitCopyButton } from '@foyer/site-kit/ui'
import { useTranslation } from 'react-i18next'
import { CheckIcon, CopyIcon } from './icons.tsx'
import { useToast } from './Toasts.tsx'

export type CopyButtonProps = {
  /** The action of the button. */
  label: string
  /** The text to copy. */
  text: string
  /** The message after the text was copied. */
  confirmation: string
  disabled?: boolean
}

/** Copies a text and confirms it beside the button and to screen readers. */
export function CopyButton({ label, text, confirmation, disabled }: CopyButtonProps) {
  const { t } = useTranslation()
  const toast = useToast()
  return (
    <KitCopyButton
      text={text}
      copied={
        <>
          <CheckIcon />
          <span>{t('friends.copied')}</span>
        </>
      }
      disabled={disabled}
      onOutcome={(outcome) => toast(outcome === 'copied' ? confirmation : t('friends.copyFailed'))}
    >
      <CopyIcon />
      <span>{label}</span>
    </KitCopyButton>
  )
}
