/**
 * Calls `dismiss` for each press beside the dialog. One that starts inside, such as selecting text, must not close the
 * modal when it ends outside.
 */
export function dismissOutside(dialog: HTMLDialogElement, dismiss: () => void) {
  let isPressed = false
  const isOutside = ({ clientX, clientY }: MouseEvent) => {
    const box = dialog.getBoundingClientRect()
    return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
  }
  dialog.onpointerdown = (event) => {
    isPressed = isOutside(event)
  }
  dialog.onclick = (event) => {
    if (isPressed && isOutside(event)) dismiss()
    isPressed = false
  }
}
