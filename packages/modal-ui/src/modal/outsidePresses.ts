/**
 * The listeners of a dialog that call `dismiss` for a press beside it. A press that starts inside, such as selecting
 * text, must not close the modal when it ends outside.
 */
export function outsidePresses(dismiss: () => void) {
  let isPressedOutside = false
  return {
    onpointerdown(event: PointerEvent) {
      isPressedOutside = isOutside(event)
    },
    onclick(event: MouseEvent) {
      if (isPressedOutside && isOutside(event)) dismiss()
      isPressedOutside = false
    },
  }
}

function isOutside({ clientX, clientY, currentTarget }: MouseEvent) {
  const box = (currentTarget as HTMLElement).getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}
