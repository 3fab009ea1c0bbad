import { FaceButton } from './FaceButton.ts'

/** A button that connects. */
export abstract class LabelButton extends FaceButton {
  static override observedAttributes = ['label', 'disabled']

  /** Replaces 'Connect Wallet', or the name of the wallet. */
  get label(): string | undefined {
    return this.getAttribute('label') ?? undefined
  }
  set label(label: string | undefined) {
    if (label === undefined) this.removeAttribute('label')
    else this.setAttribute('label', label)
  }
}
