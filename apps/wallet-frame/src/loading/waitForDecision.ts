import { createArming } from '../approval/createArming.ts'

/**
 * Waits until the user presses one of the question's buttons. Any page can open this one, and have it lie under the second
 * of two clicks that were meant for a window before it: so Approve waits as that of the wallet does.
 */
export function waitForDecision(question: Element): Promise<boolean> {
  const find = (decision: string) =>
    question.querySelector(`[data-decision=${decision}]`) as HTMLButtonElement
  const approve = find('approve')
  approve.ariaDisabled = 'true'
  const arming = createArming({
    page: question,
    button: approve,
    onChange(state) {
      approve.ariaDisabled = String(state !== 'armed')
    },
  })
  return new Promise<boolean>((resolve) => {
    // A script can call click(); it is not a person's.
    approve.addEventListener('click', ({ isTrusted }) => {
      if (isTrusted && arming.isArmed()) resolve(true)
    })
    find('deny').addEventListener('click', ({ isTrusted }) => {
      if (isTrusted) resolve(false)
    })
  }).finally(arming.destroy)
}
