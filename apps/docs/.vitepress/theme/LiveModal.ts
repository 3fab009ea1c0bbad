import { useData } from 'vitepress'
import { defineComponent, h, onMounted, onUnmounted, shallowRef, useTemplateRef, watch } from 'vue'
import { LIVE } from '../../src/live.ts'
import type { Live } from './startLive.ts'
import { whenNear } from './whenNear.ts'

const USUAL = { hint: 'Connect with a test wallet. Nothing leaves this page.' }

/** A dapp inside a page: the button, and what the modal reports. Its code is loaded once a visitor is near it. */
export const LiveModal = defineComponent({
  /** The page whose demo it is. Without one it connects, and no more. */
  props: { route: String },
  setup({ route = '' }) {
    const { isDark } = useData()
    const root = useTemplateRef('root')
    const live = shallowRef<Live>()
    const status = shallowRef<string>()
    const { hint, choice, buttons = [['fy-button']] } = LIVE[route] ?? USUAL
    let left = false

    onMounted(async () => {
      await whenNear(root.value)
      if (left) return
      const { startLive } = await import('./startLive.ts')
      if (left) return
      live.value = startLive((reported) => {
        status.value = reported
      }, route)
      live.value.setDark(isDark.value)
    })
    watch(isDark, (dark) => live.value?.setDark(dark))
    onUnmounted(() => {
      left = true
      live.value?.destroy()
    })

    const renderChoice = () =>
      choice &&
      h('label', [
        h('span', choice.title),
        h(
          'select',
          {
            disabled: live.value === undefined,
            onChange: (event: Event) => live.value?.choose((event.target as HTMLSelectElement).value),
          },
          choice.of.map(({ value, name }) => h('option', { value }, name)),
        ),
      ])

    return () =>
      h('div', { class: 'live', ref: 'root' }, [
        buttons.map(([tag, attributes]) => h(tag, attributes)),
        renderChoice(),
        h('p', { role: 'status' }, status.value ?? hint),
      ])
  },
})
