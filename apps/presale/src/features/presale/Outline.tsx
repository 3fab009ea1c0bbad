import styles from './Outline.module.css'

const CLASSES = {
  label: styles.label,
  line: styles.line,
  amount: styles.amount,
  box: styles.box,
  cards: styles.cards,
  button: styles.button,
}

/** The shape of what is being read: its parts from the top. */
export function Outline({ parts }: { parts: (keyof typeof CLASSES)[] }) {
  return (
    <div className={styles.outline} aria-hidden="true">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an outline never change
        <span key={index} className={CLASSES[part]} />
      ))}
    </div>
  )
}
